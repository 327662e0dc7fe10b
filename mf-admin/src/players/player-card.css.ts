import { style } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { asGrid, asStack, bigFigures, inMiddle, media, vars } from '@vetta/design-system/theme';

/** The container query of a card with one column, as on phones. */
const narrow = '(max-width: 37.99rem)';

export const item = rule({
  // The card's layout depends on its own width.
  containerType: 'inline-size',
  minWidth: 0,
  // Cards out of view cost nothing while scrolling. Until one has been shown, its height is what most have.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 20rem',
  '@media': { [media.phone]: { containIntrinsicBlockSize: 'auto 16rem' } },
});

export const columns = rule({
  ...asGrid('lg'),
  alignItems: 'start',
  '@container': {
    '(min-width: 38rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)' },
    '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem) minmax(0, 15rem)' },
  },
});

export const summary = rule({
  ...asStack('md'),
  minWidth: 0,
  '@container': { [narrow]: { gap: vars.space.sm } },
});

// In a very narrow card the name takes a row of its own: beside the buttons a long word would break.
const tight = '(max-width: 21.99rem)';
export const header = rule({
  ...asGrid('sm', 'auto minmax(0, 1fr) auto auto', 'center'),
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', justifyItems: 'start' } },
});
export const name = rule({
  minWidth: 0,
  '@container': { [tight]: { gridRow: 2, gridColumn: '1 / -1', justifySelf: 'stretch' } },
});

export const action = rule({ flex: '1 1 auto' });
/** The button that opens calendar and bonuses, where they are not beside the numbers. */
export const opener = rule({
  display: 'none',
  flex: '1 1 auto',
  '@container': { [narrow]: { display: 'block' } },
});
const turning = { transition: `rotate ${vars.motion.fast} ${vars.motion.ease}` };
export const chevron = rules({ closed: turning, open: { ...turning, rotate: '180deg' } });

// In a wide card its children are columns of the card.
export const details = rule({
  display: 'contents',
  '@container': {
    [narrow]: {
      display: 'none',
      selectors: { '&[data-open]': { display: 'grid', gap: vars.space.lg } },
    },
  },
});

// The height of a month of five weeks with its legend: cards keep their place when calendars come and go.
export const calendar = rule({
  minHeight: '17.75rem',
  '@container': { [narrow]: { display: 'grid', justifyItems: 'center' } },
});

// With two columns in the card the bonuses take a row of their own.
export const bonuses = rule({
  '@container': {
    '(min-width: 38rem) and (max-width: 51.99rem)': { gridColumn: '1 / -1', minHeight: '8.25rem' },
  },
});

const badge = rule({
  ...inMiddle,
  flexShrink: 0,
  minWidth: '2.75rem',
  height: vars.control.height,
  paddingInline: vars.space.xs,
  ...bigFigures(800),
  fontStretch: '108%',
  borderRadius: vars.radius.md,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
const metal = (color: string, wash: string) => style([badge, rule({ color, background: wash })]);

export const gold = metal(vars.podium.gold, vars.podium.goldWash);
export const silver = metal(vars.podium.silver, vars.podium.silverWash);
export const bronze = metal(vars.podium.bronze, vars.podium.bronzeWash);
export const plain = metal(vars.text.muted, vars.surface.raised);

// A card of one column that is wide enough has one row, in which a long number takes what the others leave. On the narrowest
// phones «Chiamate» would break there.
const oneRow = '(min-width: 22rem) and (max-width: 37.99rem)';

export const figures = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { [oneRow]: { gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))' } },
  gap: '1px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
});

export const figure = rule({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  '@container': { [oneRow]: { paddingInline: vars.space.xs } },
  background: `color-mix(in srgb, ${vars.surface.raised} 55%, transparent)`,
});

export const figureName = rule({ fontSize: vars.size.xs, color: vars.text.muted });
export const noFigure = rule({ fontSize: vars.size.lg, lineHeight: 1.05, color: vars.text.muted });
export const absent = rule({ fontSize: vars.size.sm, color: vars.text.muted });
