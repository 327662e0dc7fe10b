import { rule, rules } from '@vetta/design-system/product-rule';
import { asRow, bigFigures, quietWords, vars } from '@vetta/design-system/theme';
import { roomy } from './roomy.css.ts';

/** The podium's metal, as a wash from the left. */
const metal = (wash: string) => ({
  background: `linear-gradient(100deg, ${wash}, transparent 48%), ${vars.surface.raised}`,
});

export const row = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '9vmin minmax(0, 1fr) auto auto',
  alignItems: 'center',
  alignContent: 'center',
  gap: `${vars.space.xxxs} ${vars.space.sm}`,
  paddingInline: vars.space.md,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.surface.base} 92%, transparent)`,
  selectors: {
    '&[data-tier=gold]': metal(vars.podium.goldWash),
    '&[data-tier=silver]': metal(vars.podium.silverWash),
    '&[data-tier=bronze]': metal(vars.podium.bronzeWash),
  },
});

export const position = rule({
  // Also beside the tie's sentence.
  gridRow: '1 / span 2',
  ...bigFigures(830),
  fontSize: vars.size.title,
  fontStretch: '116%',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  color: vars.text.muted,
  selectors: {
    [`${row}[data-tier=gold] > &`]: { color: vars.podium.gold },
    [`${row}[data-tier=silver] > &`]: { color: vars.podium.silver },
    [`${row}[data-tier=bronze] > &`]: { color: vars.podium.bronze },
  },
});

export const player = rule({ minWidth: 0, display: 'grid', gap: vars.space.xxxs });

/** Beneath the name and the total, because the sentence is longer than the name's column. */
export const tie = rule({ gridColumn: '2 / -1', ...asRow('xs'), textWrap: 'balance', fontStretch: '80%' });

/** A long name is set narrower first, then it wraps into even lines, so that no double name is torn; it is never cut. */
export const name = rule({
  fontSize: vars.size.lead,
  fontWeight: 650,
  lineHeight: 1.08,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
/** On an upright screen three hundredths of its height, where the name has one line. */
const upright = (fontSize: string) => ({ '@media': { '(orientation: portrait)': { fontSize } } });
export const width = rules({
  normal: { fontStretch: '100%', ...upright('3vh') },
  narrow: { fontStretch: '84%', ...upright('2.8vh') },
  tight: { fontStretch: '72%', ...upright('2.3vh') },
});

/** Narrow, as the badge and the points would reach the movement in two columns of a screen of 16:10. */
export const detail = rule({
  ...asRow('xs'),
  fontStretch: '80%',
  ...quietWords,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // High rows have room below the badge, where a portrait screen has none beside it.
  selectors: { [`${roomy} &`]: { flexWrap: 'wrap' } },
});

/** As readable from a distance as the name. */
export const movement = rule({ vars: { [vars.size.sm]: vars.size.md } });
