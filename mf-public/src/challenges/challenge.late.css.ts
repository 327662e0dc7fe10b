import { rule } from '@vetta/design-system/product-rule';
import {
  asGrid,
  asInline,
  bigFigures,
  side as ofSide,
  quietWords,
  sideSelectors,
  vars,
} from '@vetta/design-system/theme';

const wall = '[data-theme=kiosk]';

export const cards = rule({
  ...asGrid('lg'),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
});

export const accent = rule({ color: vars.text.accent, fontWeight: 650, lineHeight: 1.3 });
export const quiet = rule({ ...quietWords, lineHeight: 1.4 });

export const body = rule({
  ...asGrid('md'),
  marginBlock: vars.space.md,
  selectors: {
    // The pictures have the height that the words leave.
    [`${wall} &`]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.lg,
      marginBlock: 0,
    },
  },
});
export const verdict = rule({
  ...bigFigures(800),
  fontSize: vars.size.xl,
  fontStretch: '110%',
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { [`${wall} &`]: { fontSize: vars.figure.md, textAlign: 'center' } },
});
export const stake = rule({
  ...asInline('xs'),
  lineHeight: 1.3,
  selectors: { [`${wall} &`]: { justifyContent: 'center', fontSize: vars.size.lg } },
});

const line = (stroke: string, strokeWidth: number) =>
  ({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', stroke, strokeWidth }) as const;
export const rope = rule({
  width: '100%',
  selectors: { [`${wall} &`]: { width: 'min(100%, 150vmin)', minHeight: 0 } },
});
export const ground = rule(line(vars.line.control, 2));
export const middle = rule({ ...line(vars.text.muted, 2), strokeDasharray: '1 7' });
export const cord = rule(line(vars.text.muted, 4));
export const knot = rule({ fill: vars.text.primary });
export const pullers = rule({ selectors: { ...sideSelectors, '& + &': { transform: 'scaleX(-1)' } } });
/** In a duel nobody stands behind the first one, who is drawn last. */
export const figure = rule({
  selectors: { [`${pullers}[data-alone=yes] > &:not(:last-child)`]: { display: 'none' } },
});
export const filled = rule({ fill: ofSide.colour });
export const limbs = rule(line(ofSide.colour, 7));
const ofWinners = `${rope}[data-over=yes] ${pullers}[data-ahead=yes] > * > &`;
export const pulling = rule({ selectors: { [ofWinners]: { display: 'none' } } });
export const won = rule({ display: 'none', selectors: { [ofWinners]: { display: 'inline' } } });

const atRope = `${body}[data-picture=rope]`;
const atMountain = `${body}[data-picture=mountain]`;
export const sides = rule({
  ...asGrid('sm'),
  selectors: {
    [`${wall} &`]: { width: '100%', fontSize: vars.size.lead },
    [`${atRope} > &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`${atMountain} > &`]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
    [`${wall} ${atMountain} > &`]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 44vmin), 1fr))',
      gridAutoRows: 'minmax(0, max-content)',
      minHeight: 0,
    },
  },
});
export const side = rule({
  ...asGrid('xxs'),
  alignContent: 'start',
  selectors: {
    ...sideSelectors,
    [`${atRope} &:last-child`]: { textAlign: 'end' },
    [`${atMountain} &`]: { textAlign: 'center' },
    [`${wall} ${atMountain} &`]: { gridTemplateRows: 'minmax(0, max-content)' },
    [`${wall} ${atMountain} &:not(:only-child)`]: { fontSize: vars.size.md },
  },
});
export const words = rule({
  ...asInline('xs'),
  alignItems: 'baseline',
  rowGap: vars.space.xxxs,
  selectors: {
    [`${atRope} ${side}:last-child > &`]: { justifyContent: 'flex-end' },
    [`${atMountain} &`]: { justifyContent: 'center' },
  },
});
export const name = rule({ minWidth: 0, fontWeight: 650, lineHeight: 1.2, overflowWrap: 'anywhere' });
export const place = rule({
  ...bigFigures(830),
  display: 'inline-block',
  minWidth: '2.2em',
  fontStretch: '112%',
});
export const sign = rule({
  display: 'inline-block',
  width: '0.8em',
  height: '0.8em',
  marginInlineEnd: vars.space.xs,
  background: ofSide.colour,
  clipPath: ofSide.sign,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});
export const own = rule({
  marginInlineStart: vars.space.xs,
  fontSize: vars.size.sm,
  color: vars.text.accent,
  whiteSpace: 'nowrap',
});
/** At the end of the line; at a rope and under a mountain below the name. */
export const value = rule({
  marginInlineStart: 'auto',
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  selectors: {
    [`${atRope} &, ${atMountain} &`]: { width: '100%' },
    [`${atRope} &`]: { fontSize: vars.size.lg },
  },
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
    [`${wall} &`]: { height: '100%', maxHeight: '42vmin' },
    [`${wall} ${side}:not(:only-child) > &`]: { maxHeight: '12vh' },
  },
});
export const missing = rule({ fill: vars.surface.raised });
export const edge = rule(line(ofSide.colour, 1.5));
export const flag = rule({
  ...line(vars.text.muted, 2),
  selectors: {
    [`${mountain}:not([data-reached=""]) > &`]: { stroke: vars.text.primary, fill: vars.text.primary },
  },
});
