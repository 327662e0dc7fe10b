import { rule } from '@vetta/design-system/product-rule';
import { side as ofSide, sideSelectors, vars } from '@vetta/design-system/theme';

const wall = '[data-theme=kiosk]';

export const cards = rule({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
});

export const header = rule({ display: 'grid', gap: vars.space.xxs });
export const days = rule({ color: vars.text.accent, fontWeight: 650, lineHeight: 1.3 });
export const quiet = rule({ fontSize: vars.size.sm, lineHeight: 1.4, color: vars.text.muted });

export const body = rule({
  display: 'grid',
  gap: vars.space.md,
  marginBlock: vars.space.md,
  selectors: {
    [`${wall} &`]: { marginBlock: 0, alignContent: 'center', justifyItems: 'center', gap: vars.space.lg },
  },
});
export const verdict = rule({
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontWeight: 800,
  fontStretch: '110%',
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { [`${wall} &`]: { fontSize: vars.figure.md, textAlign: 'center' } },
});
export const stake = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.xs}`,
  lineHeight: 1.3,
  selectors: { [`${wall} &`]: { justifyContent: 'center', fontSize: vars.size.lg } },
});
export const label = rule({ color: vars.text.accent, fontWeight: 650 });

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const rope = rule({
  width: '100%',
  selectors: { [`${wall} &`]: { width: 'min(100%, 150vmin)' } },
});
export const ground = rule({ ...line, stroke: vars.line.control, strokeWidth: 2 });
export const middle = rule({ ...line, stroke: vars.text.muted, strokeWidth: 2, strokeDasharray: '1 7' });
export const cord = rule({ ...line, stroke: vars.text.muted, strokeWidth: 4 });
export const knot = rule({ fill: vars.text.primary });
export const pullers = rule({
  selectors: { ...sideSelectors, '& + &': { transform: 'scaleX(-1)' } },
});
/** Behind the first one; a duel has none. */
export const second = rule({ selectors: { [`${pullers}[data-alone=yes] > &`]: { display: 'none' } } });
export const head = rule({ fill: ofSide.colour });
export const limbs = rule({ ...line, stroke: ofSide.colour, strokeWidth: 7 });
const ofWinners = `${rope}[data-over=yes] ${pullers}[data-ahead=yes] > * > &`;
export const pulling = rule({ selectors: { [ofWinners]: { display: 'none' } } });
export const won = rule({ display: 'none', selectors: { [ofWinners]: { display: 'inline' } } });

export const sides = rule({
  display: 'grid',
  gap: vars.space.sm,
  selectors: {
    [`${wall} &`]: { width: '100%', gap: vars.space.sm, fontSize: vars.size.lead },
    [`${body}[data-picture=rope] > &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`${body}[data-picture=mountain] > &`]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    },
    [`${wall} ${body}[data-picture=mountain] > &`]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 44vmin), 1fr))',
    },
  },
});
export const side = rule({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'end',
  selectors: {
    ...sideSelectors,
    [`${body}[data-picture=rope] &:last-child`]: { textAlign: 'end' },
    [`${body}[data-picture=mountain] &`]: { alignContent: 'start' },
    [`${wall} ${body}[data-picture=mountain] &:not(:only-child)`]: { fontSize: vars.size.md },
  },
});
export const words = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxxs} ${vars.space.xs}`,
  selectors: {
    [`${body}[data-picture=rope] ${side}:last-child > &`]: { justifyContent: 'flex-end' },
    [`${wall} ${body}[data-picture=mountain] &`]: { justifyContent: 'center' },
  },
});
export const place = rule({
  minWidth: '1.8em',
  fontWeight: 830,
  fontStretch: '112%',
  fontVariantNumeric: 'tabular-nums',
});
export const sign = rule({
  alignSelf: 'center',
  width: '0.8em',
  height: '0.8em',
  background: ofSide.colour,
  clipPath: ofSide.sign,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});
export const name = rule({
  flex: '1 1 auto',
  minWidth: 0,
  fontWeight: 650,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  selectors: {
    [`${body}[data-picture=rope] &`]: { flexGrow: 0, maxWidth: 'calc(100% - 2em)' },
    // Beside its sign, also on two lines; the number follows below.
    [`${body}[data-picture=mountain] ${side}:not(:only-child) > * > &`]: { flexBasis: 'calc(100% - 2em)' },
    [`${wall} ${body}[data-picture=mountain] ${side}:not(:only-child) > * > &`]: {
      flexBasis: 'auto',
      maxWidth: 'calc(100% - 2em)',
    },
  },
});
export const own = rule({
  marginInlineStart: vars.space.xs,
  fontSize: vars.size.sm,
  color: vars.text.accent,
  whiteSpace: 'nowrap',
});
// Beside the rope each side has a corner: its number stands below its name.
const atRope = `${body}[data-picture=rope] &`;
export const value = rule({
  selectors: { [atRope]: { width: '100%', fontSize: vars.size.lg } },
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const reached = rule({ fontSize: vars.size.sm, color: vars.movement.up });

export const bar = rule({
  width: '100%',
  height: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: vars.surface.hover,
});
export const mountain = rule({
  width: '100%',
  maxHeight: '14rem',
  selectors: {
    [`${wall} &`]: { maxHeight: '50vmin' },
    [`${wall} ${side}:not(:only-child) > &`]: { maxHeight: '12vmin' },
  },
  '@media': {
    '(orientation: portrait)': {
      selectors: { [`${wall} ${side}:not(:only-child) > &`]: { maxHeight: '24vmin' } },
    },
  },
});
export const filled = rule({ fill: ofSide.colour });
export const missing = rule({ fill: vars.surface.raised });
export const edge = rule({ ...line, stroke: ofSide.colour, strokeWidth: 1.5 });
export const flag = rule({
  ...line,
  stroke: vars.text.muted,
  strokeWidth: 2,
  selectors: {
    [`${mountain}:not([data-reached=""]) > &`]: { stroke: vars.text.primary, fill: vars.text.primary },
  },
});
