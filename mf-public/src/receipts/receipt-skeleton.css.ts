import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const mountain = rule({ display: 'block', width: '100%', height: 'auto' });
export const shape = rule({ fill: vars.surface.raised });
