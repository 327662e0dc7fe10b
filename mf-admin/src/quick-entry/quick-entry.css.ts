import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, asStack, finePrint, media, vars } from '@vetta/design-system/theme';

/** As high as the window below the panel's header; on a phone the page scrolls. */
export const page = rule({
  ...asStack('md'),
  '@media': { '(min-width: 48rem)': { maxHeight: 'calc(100dvh - 6rem)' } },
});
/** Its children are the page's. */
export const inPage = rule({ display: 'contents' });

export const filter = rule({ display: 'flex', alignItems: 'center', minHeight: vars.control.height });

export const saveBar = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 10,
  ...asGrid('xs'),
  paddingBlock: vars.space.sm,
  // Opaque: the sums of the grid below would shine through between the buttons.
  background: vars.ground.deep,
  // On a small phone, or with its keyboard open, the bar would cover the rows.
  '@media': { '(max-width: 47.9375rem) and (max-height: 700px)': { position: 'static' } },
});

export const saveLine = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
});

export const saveState = rule({
  ...asInline('sm'),
  minHeight: vars.control.height,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { minHeight: 0, columnGap: vars.space.xs } },
});

export const saveButtons = rule({
  ...asInline('xs'),
  '@media': { [media.phone]: { flex: '1 0 auto', justifyContent: 'flex-end' } },
});

export const keys = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  ...finePrint,
  '@media': { [media.coarse]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

export const key = rule({
  display: 'inline-block',
  minWidth: '1.25rem',
  paddingInline: vars.space.xxs,
  marginInlineEnd: vars.space.xxs,
  fontFamily: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
  color: vars.text.primary,
  background: vars.surface.raised,
  borderRadius: vars.radius.xs,
});

// A select has its label above it, beside buttons.
export const contest = rule({ ...asInline('xs'), alignItems: 'flex-end' });
export const contestWords = rule({ flex: '1 1 14rem' });

export const leftover = rule({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
