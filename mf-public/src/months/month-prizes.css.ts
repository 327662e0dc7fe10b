import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';
import { metals } from '../leaderboard/metals.ts';

export const root = rule({ display: 'grid', gap: vars.space.xs });
export const list = rule({ display: 'grid', gap: vars.space.xxs });
export const prize = rule({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) minmax(0, auto)',
  gap: vars.space.sm,
  alignItems: 'baseline',
});
export const position = rule({
  fontWeight: 800,
  fontStretch: '110%',
  color: vars.text.muted,
  selectors: metals,
});
export const title = rule({ minWidth: 0, overflowWrap: 'break-word' });
export const winner = rule({ minWidth: 0, textAlign: 'end', fontWeight: 650, overflowWrap: 'break-word' });
