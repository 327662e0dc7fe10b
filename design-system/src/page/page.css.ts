import { rule, rules } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const base = rule({
  width: '100%',
  marginInline: 'auto',
  paddingInline: `max(${vars.space.md}, env(safe-area-inset-left))`,
});

export const width = rules({
  reading: { maxWidth: '44rem' },
  board: { maxWidth: '58rem' },
  wide: { maxWidth: '80rem' },
  full: { maxWidth: 'none' },
});
