import { rule } from '@vetta/design-system/product-rule';
import { media, podiumSelectors, vars } from '@vetta/design-system/theme';

export const root = rule({ display: 'grid', gap: vars.space.xs });
export const list = rule({ display: 'grid', gap: vars.space.xxs });
export const prize = rule({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) minmax(0, auto)',
  columnGap: vars.space.sm,
  alignItems: 'baseline',
  // The winner stands below the prize: side by side both would break inside words.
  '@media': { [media.phone]: { gridTemplateColumns: '2rem minmax(0, 1fr)' } },
});
export const position = rule({
  fontWeight: 800,
  fontStretch: '110%',
  color: vars.text.muted,
  selectors: podiumSelectors,
});
export const title = rule({ minWidth: 0, overflowWrap: 'break-word' });
export const winner = rule({
  minWidth: 0,
  textAlign: 'end',
  fontWeight: 650,
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { gridColumn: 2, textAlign: 'start' } },
});
