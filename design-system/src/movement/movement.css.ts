import { rule, rules } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const base = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.2em',
  fontSize: vars.size.sm,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const tone = rules({
  up: { color: vars.movement.up },
  down: { color: vars.movement.down },
  same: { color: vars.movement.same },
});
