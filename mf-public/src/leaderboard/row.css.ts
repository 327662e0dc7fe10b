import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';
import { openArrow } from './open-arrow.ts';

export const item = rule({ minWidth: 0 });

/** Too narrow for a long name beside the total: the total stands beneath. */
const narrow = '(max-width: 24.3125rem)';

/** A phone on which the total stands beside the name. */
const beside = `${media.phone} and (min-width: 24.375rem)`;

/** From here on bonus and gap have columns of their own. */
const wide = 'screen and (min-width: 80rem)';
const wideColumns = { gridTemplateColumns: '4rem minmax(0, 1fr) 5rem 7rem 13rem' };

/** Above the rows, what their columns are. */
export const columns = rule({
  display: 'none',
  '@media': {
    [wide]: {
      ...wideColumns,
      display: 'grid',
      columnGap: vars.space.sm,
      paddingInline: vars.space.lg,
      paddingBlockEnd: vars.space.xs,
      fontSize: vars.size.xs,
      textAlign: 'end',
      color: vars.text.muted,
    },
  },
});

/** The podium's metal, as a wash from the left. */
const metal = (wash: string) => `linear-gradient(100deg, ${wash}, transparent 46%), ${vars.surface.raised}`;

export const row = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(11.25vw, 2.25rem) minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minHeight: vars.row.board,
  paddingBlock: vars.space.sm,
  // The arrow at the end has its place.
  paddingInline: `${vars.space.sm} calc(${vars.space.sm} + ${vars.space.xs})`,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.surface.raised} 42%, transparent)`,
  selectors: {
    '&[data-tier=gold]': { minHeight: vars.row.leader, background: metal(vars.podium.goldWash) },
    '&[data-tier=silver]': { background: metal(vars.podium.silverWash) },
    '&[data-tier=bronze]': { background: metal(vars.podium.bronzeWash) },
    '&[data-out=disqualified]': { background: 'transparent', color: vars.text.muted },
    '&[data-mark]': { boxShadow: `inset 0 0 0 1.5px ${vars.glow.end}` },
  },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr) auto', paddingInline: vars.space.lg },
    [wide]: wideColumns,
    [narrow]: { gridTemplateColumns: 'min(11.25vw, 2.25rem) minmax(0, 1fr)', rowGap: vars.space.xs },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    // One line a row: fifty people fit a page.
    print: {
      vars: Object.fromEntries(
        [
          ...[vars.figure.sm, vars.figure.md, vars.figure.lg],
          ...[vars.size.xl, vars.size.lg, vars.size.lead],
        ].map((size) => [size, vars.size.sm]),
      ),
      paddingBlock: 0,
      fontSize: vars.size.sm,
      lineHeight: 1.3,
      breakInside: 'avoid',
    },
  },
});

export const position = rule({
  fontFamily: vars.font.display,
  fontSize: vars.figure.sm,
  fontWeight: 830,
  fontStretch: '118%',
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  selectors: {
    [`${row}[data-tier=gold] > &`]: { color: vars.podium.gold, fontSize: vars.figure.lg },
    [`${row}[data-tier=silver] > &`]: { color: vars.podium.silver },
    [`${row}[data-tier=bronze] > &`]: { color: vars.podium.bronze },
    [`${row}[data-out=disqualified] > &`]: { textDecoration: 'line-through' },
  },
  // A phone's column is as wide as one large figure: two and three fit if they are smaller and narrower.
  '@media': {
    [media.phone]: {
      selectors: {
        [`${item}:nth-child(n + 10) &`]: { fontSize: vars.size.lg, fontStretch: '108%' },
        [`${item}:nth-child(n + 100) &`]: { fontStretch: '84%' },
      },
    },
  },
});

export const player = rule({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxxs,
  '@media': {
    print: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.sm },
  },
});

export const name = rule({
  fontSize: vars.size.lead,
  fontWeight: 650,
  lineHeight: 1.25,
  overflowWrap: 'break-word',
  selectors: { [`${row}[data-tier=gold] &`]: { fontSize: vars.size.lg, letterSpacing: '-0.005em' } },
});

export const detail = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  fontSize: vars.size.sm,
  lineHeight: 1.3,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // Narrower letters are not in the font's first file.
    [media.phone]: { letterSpacing: '-0.03em', wordSpacing: '0.03em' },
    // Below the total there is room, left of the movement. So the points keep one line in the font's stand-in, too: a row that
    // is a line shorter once the font is there would move all below it.
    [beside]: { marginInlineEnd: `calc(-1 * ${vars.space.xl})` },
  },
});

export const role = rule({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 1px ${vars.line.faint}`,
  fontSize: vars.size.xs,
  lineHeight: 1.5,
  // A team's name may be longer than a phone is wide.
  overflowWrap: 'anywhere',
});

/** Read, and seen as columns where those are. */
export const inColumns = rule({
  '@media': {
    [wide]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const cell = rule({
  display: 'none',
  textAlign: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  '@media': { [wide]: { display: 'block' } },
});

/** The ring stays with its word. */
export const together = rule({ whiteSpace: 'nowrap' });

export const figures = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space.xxxs} ${vars.space.md}`,
  '@media': {
    [media.phone]: { flexDirection: 'column-reverse', alignItems: 'flex-end' },
    // Beside the name: the points beneath it may reach below the total.
    [beside]: { alignSelf: 'start' },
    [narrow]: { gridColumn: 2, flexFlow: 'row-reverse wrap-reverse', alignItems: 'center' },
  },
});

export const total = rule({
  minWidth: '6.25rem',
  textAlign: 'end',
  '@media': {
    [media.phone]: { minWidth: 0 },
    [narrow]: { marginInlineEnd: 'auto' },
    [media.tablet]: {
      selectors: { [`${row}[data-tier=gold] &`]: { vars: { [vars.size.xl]: vars.figure.md } } },
    },
  },
});

/** The whole row is one button. */
export const open = rule({
  position: 'absolute',
  inset: 0,
  width: '100%',
  cursor: 'pointer',
  background: 'transparent',
  borderRadius: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.text.primary} 5%, transparent)` },
    '&:active': { background: `color-mix(in srgb, ${vars.text.primary} 9%, transparent)` },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&::after': {
      ...openArrow,
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.225rem)',
      insetInlineEnd: '0.625rem',
    },
  },
  '@media': { print: { display: 'none' } },
});

/** Separates the podium from the other rows. */
export const separator = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  fontSize: vars.size.xs,
  fontWeight: 650,
  fontStretch: '108%',
  letterSpacing: '0.04em',
  color: vars.text.muted,
  '@media': { print: { paddingBlock: 0 } },
  selectors: {
    '&::before, &::after': { content: '', flex: 1, height: '1px', background: vars.line.faint },
  },
});

/** The ring of points that tonight's close may still change; the board's header says what it means. */
export const ring = rule({
  display: 'inline-block',
  flexShrink: 0,
  width: '0.5em',
  height: '0.5em',
  border: `1.5px solid ${vars.text.accent}`,
  borderRadius: vars.radius.pill,
  marginInlineStart: '0.15em',
});
