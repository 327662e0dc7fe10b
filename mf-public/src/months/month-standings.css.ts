import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';
import { metals } from '../leaderboard/metals.ts';

export const root = rule({ display: 'grid', gap: vars.space.xs });
export const rows = rule({ display: 'grid' });
export const row = rule({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  gap: vars.space.sm,
  alignItems: 'baseline',
  paddingBlock: '0.4rem',
  borderBlockEnd: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
});
export const position = rule({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontStretch: '110%',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
  selectors: metals,
});
export const player = rule({ minWidth: 0, display: 'grid' });
export const name = rule({ fontWeight: 600, overflowWrap: 'break-word' });
