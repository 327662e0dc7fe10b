import { rule } from '@vetta/design-system/product-rule';
import { finePrint, media, vars } from '@vetta/design-system/theme';

const nameWidth = '15rem';
// A grid as narrow as on phones, even beside the sidebar. From 328 px on the names leave the numbers and the points room.
export const narrow = '(max-width: 37.99rem)';
const narrowNameWidth = 'clamp(6rem, calc(100cqi - 14.5rem), 12rem)';
// Only such a grid scrolls sideways: narrower than a phone's, or with the notes and too little room for them.
const scrollsSideways = '(max-width: 20.49rem) or ((min-width: 38rem) and (max-width: 49.99rem))';
const faint = `color-mix(in srgb, ${vars.line.faint} 70%, transparent)`;

/** The grid scrolls inside its box, so that the headings, the names and the sums stay in view. */
export const scroller = rule({
  containerType: 'inline-size',
  overflow: 'auto',
  flexShrink: 0,
  // What the keyboard moves to is never below the headings, the names or the sums.
  scrollPaddingBlock: '3rem',
  scrollPaddingInlineStart: nameWidth,
  background: vars.surface.base,
  borderRadius: vars.radius.lg,
  boxShadow: `inset 0 0 0 1px ${faint}`,
  // It gets what the page's other parts leave of the window, so that the bar that saves never covers the sums.
  selectors: { '&:has(tr:nth-child(5))': { flexShrink: 1, minHeight: 'min(15rem, 20dvh)' } },
  '@media': {
    [media.phone]: {
      maxHeight: '70dvh',
      scrollPaddingInlineStart: '7rem',
      borderRadius: vars.radius.md,
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const table = rule({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

const sticky = { position: 'sticky', zIndex: 2, background: vars.surface.base } as const;
export const cellLine = `inset 0 -1px 0 ${faint}`;

export const heading = rule({
  ...sticky,
  insetBlockStart: 0,
  height: vars.control.compact,
  paddingInline: vars.space.sm,
  ...finePrint,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  boxShadow: cellLine,
  // As far from the end as the numbers below.
  '@container': { [narrow]: { paddingInline: `0 ${vars.space.xxs}` } },
});

/** A heading's short form, for a narrow grid. */
export const short = rule({ display: 'none', '@container': { [narrow]: { display: 'inline' } } });
export const long = rule({ '@container': { [narrow]: { display: 'none' } } });

export const row = rule({});

/** A row under the pointer. */
export const lit = `color-mix(in srgb, ${vars.surface.raised} 55%, ${vars.surface.base})`;

export const name = rule({
  position: 'relative',
  background: vars.surface.base,
  width: nameWidth,
  minWidth: nameWidth,
  height: vars.row.grid,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.md,
  fontWeight: 550,
  lineHeight: 1.2,
  textAlign: 'start',
  boxShadow: cellLine,
  selectors: {
    [`${row}:hover > &`]: { background: lit },
    [`${row}[data-lit] > &`]: { background: vars.surface.raised, fontWeight: 650 },
    [`${row}[data-missing] > &`]: { color: vars.text.muted },
    [`${row}[data-lit] > &::before`]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      background: vars.glow.end,
    },
  },
  '@container': {
    [narrow]: {
      width: narrowNameWidth,
      minWidth: narrowNameWidth,
      paddingInline: `${vars.space.sm} ${vars.space.xxs}`,
    },
    // Each sticky cell is a layer that the browser moves at every frame: two hundred are not free.
    [scrollsSideways]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
  },
  '@media': { [media.coarse]: { height: vars.control.target } },
});

export const points = rule({
  width: '5.5rem',
  height: vars.row.grid,
  paddingInline: vars.space.sm,
  fontWeight: 650,
  textAlign: 'end',
  boxShadow: cellLine,
  selectors: {
    [`${row}:hover > &`]: { background: lit },
    [`${row}[data-lit] > &`]: { background: vars.surface.raised },
  },
  '@container': { [narrow]: { paddingInline: vars.space.xs, width: '3.25rem' } },
});

export const note = rule({
  minWidth: '12rem',
  paddingInline: vars.space.sm,
  ...finePrint,
  lineHeight: 1.3,
  textAlign: 'start',
  boxShadow: cellLine,
  selectors: {
    [`${row}:hover > &`]: { background: lit },
    [`${row}[data-lit] > &`]: { background: vars.surface.raised },
  },
  '@container': { [narrow]: { display: 'none' } },
});

/** In a narrow grid a row's note is below the name. */
export const left = rule({ display: 'block', ...finePrint, fontWeight: 450, lineHeight: 1.25 });

export const noteBelow = rule({
  display: 'none',
  ...finePrint,
  fontWeight: 450,
  lineHeight: 1.25,
  '@container': { [narrow]: { display: 'block' } },
});

/** Marks the row as away. It is seen in the row under the pointer or the cursor. */
export const away = rule({
  minHeight: vars.space.lg,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  paddingInline: vars.space.xs,
  font: 'inherit',
  color: vars.text.muted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  visibility: 'hidden',
  selectors: {
    '&:hover': { color: vars.text.primary },
    [`${row}:hover &, ${row}[data-lit] &`]: { visibility: 'visible' },
  },
});

/** In a narrow grid it is below the name of the row under the cursor, as the note is. */
export const awayBelow = rule({
  display: 'none',
  fontSize: vars.size.xs,
  fontWeight: 450,
  lineHeight: 1.25,
  '@container': {
    [narrow]: { selectors: { [`${row}[data-lit] &`]: { display: 'block' } } },
  },
});

export const noteColour = rule({
  selectors: {
    '&[data-tone="error"]': { color: vars.status.danger },
    '&[data-tone="contested"]': { color: vars.status.info },
    '&[data-tone="warning"]': { color: vars.status.warning },
  },
});

export const sum = rule({
  ...sticky,
  insetBlockEnd: 0,
  height: vars.control.height,
  paddingInline: vars.space.sm,
  fontWeight: 650,
  textAlign: 'end',
  background: vars.surface.raised,
  '@container': { [narrow]: { paddingInline: `0 ${vars.space.xxs}`, fontSize: vars.size.xs } },
});

/** The headings and sums of the names and of the points, which stand further from the end than the numbers. */
export const ofNames = rule({
  insetInlineStart: 0,
  zIndex: 3,
  textAlign: 'start',
  paddingInlineStart: vars.space.md,
  '@container': { [narrow]: { paddingInlineStart: vars.space.sm } },
});

export const ofPoints = rule({ '@container': { [narrow]: { paddingInlineEnd: vars.space.xs } } });

/** In the middle of the column, as the ticks are. */
export const centred = rule({ textAlign: 'center', '@container': { [narrow]: { paddingInline: 0 } } });
