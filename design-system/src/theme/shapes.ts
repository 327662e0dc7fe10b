import { vars } from './tokens.css.ts';

type Space = keyof typeof vars.space;

/** The style of Inline, for a rule that says more: a row that wraps. */
export const asInline = (gap: Space) => ({ ...asRow(gap), flexWrap: 'wrap' }) as const;

/** The style of an Inline that does not wrap. */
export const asRow = (gap: Space) =>
  ({ display: 'flex', alignItems: 'center', gap: vars.space[gap] }) as const;

/** The style of Stack, for a rule that says more. */
export const asStack = (gap: Space) =>
  ({ display: 'flex', flexDirection: 'column', gap: vars.space[gap] }) as const;

/** One thing below the other, each as wide as the widest; or in these columns, the things of a row aligned so. */
export const asGrid = (gap: Space, columns?: string, align?: 'start' | 'center' | 'end') => ({
  ...({ display: 'grid', gap: vars.space[gap] } as const),
  ...(columns && { gridTemplateColumns: columns }),
  ...(align && { alignItems: align }),
});

/** A box whose content is in its middle. */
export const inMiddle = { display: 'grid', placeItems: 'center' } as const;

/** The style of a small muted Text, for a rule that says more. */
export const quietWords = { fontSize: vars.size.sm, color: vars.text.muted } as const;

/** Muted words of the smallest size. */
export const finePrint = { fontSize: vars.size.xs, color: vars.text.muted } as const;

/** Digits of one width in the display face, as heavy as asked. */
export const bigFigures = (fontWeight: number) =>
  ({ fontFamily: vars.font.display, fontWeight, fontVariantNumeric: 'tabular-nums' }) as const;

/** Over the whole of the box that it is placed in. */
export const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** A box one step darker than the page. */
export const sunken = (radius: keyof typeof vars.radius) =>
  ({ background: vars.surface.sunken, borderRadius: vars.radius[radius] }) as const;
