import { rule } from '@vetta/design-system/product-rule';
import { asGrid, vars } from '@vetta/design-system/theme';

export const line = rule({
  ...asGrid('sm', 'auto minmax(0, 1fr) auto', 'center'),
});
export const icon = rule({ color: vars.status.danger });
