import { rule } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const page = rule({
  width: '100%',
  maxWidth: '58rem',
  marginInline: 'auto',
  paddingInline: `max(${vars.space.md}, env(safe-area-inset-left))`,
});
