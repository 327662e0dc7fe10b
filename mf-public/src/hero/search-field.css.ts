import { rule } from '@vetta/design-system/product-rule';
import { asRow, media, quietWords, vars } from '@vetta/design-system/theme';

/** The least height of the own card: the document keeps this place, and does not know yet whose card comes. */
export const ownCardHeight = '21.5rem';

export const search = rule({
  display: 'block',
  maxWidth: '30rem',
  marginBlockStart: vars.space.lg,
  // The own card comes in its place; the document's script knows that before the first frame.
  selectors: {
    ':root[data-own] &': { minHeight: ownCardHeight },
    ':root[data-own] &:not([data-shown])': { background: vars.surface.base, borderRadius: vars.radius.xl },
  },
  '@media': { print: { display: 'none' } },
});

const awaitingOwnCard = {
  [`:root[data-own] ${search}:not([data-shown]) > &`]: { visibility: 'hidden' },
} as const;

/** Dark enough for text on any part of the sky. */
export const box = rule({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  padding: vars.space.xxs,
  background: vars.surface.veil,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.lg,
  selectors: {
    ...awaitingOwnCard,
    '&:focus-within': { borderColor: vars.focus.ring, boxShadow: `0 0 0 1px ${vars.focus.ring}` },
  },
});

export const input = rule({
  flex: 1,
  minWidth: 0,
  minHeight: vars.control.target,
  scrollMarginBlockStart: vars.space.md,
  paddingInline: vars.space.sm,
  // Below 16 px a phone zooms into the page when the input gets the focus.
  fontSize: vars.size.md,
  color: vars.text.primary,
  background: 'none',
  border: 'none',
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.text.muted, opacity: 1 } },
  '@media': {
    '(max-width: 22.4375rem)': {
      selectors: { '&::placeholder': { fontSize: `min(${vars.size.sm}, 5.6vw)`, letterSpacing: '-0.04em' } },
    },
    [media.forcedColors]: { background: 'Field', color: 'FieldText' },
  },
});

export const hint = rule({ selectors: awaitingOwnCard, marginBlockStart: vars.space.sm, ...quietWords });

export const list = rule({
  position: 'absolute',
  zIndex: 2,
  // As wide as the field with its border.
  insetInline: '-1px',
  insetBlockStart: `calc(100% + ${vars.space.xs})`,
  padding: vars.space.xxs,
  background: vars.surface.raised,
  border: `1px solid ${vars.line.faint}`,
  borderRadius: vars.radius.lg,
  boxShadow: `0 12px 48px ${vars.ground.deep}`,
  // The only one who can be meant has the answer below already: the list lies not over it.
  selectors: {
    '&:has(> :only-child)': {
      position: 'static',
      flexBasis: '100%',
      padding: 0,
      border: 0,
      boxShadow: 'none',
    },
  },
});

export const option = rule({
  ...asRow('md'),
  justifyContent: 'space-between',
  minHeight: vars.control.target,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-selected=true]': {
      background: vars.surface.hover,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-2px',
    },
  },
});

export const place = rule({ flexShrink: 0, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
