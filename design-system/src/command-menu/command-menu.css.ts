import { globalStyle } from '@vanilla-extract/css';
import { rule } from '../theme/layers.css.ts';
import { asRow, finePrint, inMiddle, quietWords } from '../theme/shapes.ts';
import { layers, media, vars } from '../theme/tokens.css.ts';

export const overlay = rule({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  // A fixed place: the list grows and shrinks below the field.
  paddingBlockStart: `min(14vh, calc(${vars.space.xxxl} * 2))`,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.md,
  background: vars.surface.veil,
  backdropFilter: 'blur(6px)',
  '@media': { [media.phone]: { padding: vars.space.xs } },
});

export const panel = rule({
  width: '100%',
  maxWidth: '38rem',
  overflow: 'hidden',
  background: vars.surface.base,
  border: `1px solid ${vars.line.faint}`,
  borderRadius: vars.radius.xl,
  boxShadow: `0 24px 96px ${vars.ground.deep}`,
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
});

export const dialog = rule({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(30rem, 70dvh)',
  outline: 'none',
});

export const field = rule({
  ...asRow('sm'),
  flexShrink: 0,
  paddingInline: vars.space.md,
  color: vars.text.muted,
  borderBlockEnd: `1px solid ${vars.line.faint}`,
});

export const input = rule({
  flex: 1,
  minWidth: 0,
  minHeight: '3.5rem',
  fontSize: vars.size.md,
  color: vars.text.primary,
  background: 'transparent',
  border: 'none',
  // The caret in the only field of the dialog shows where typing goes.
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.text.muted, textOverflow: 'ellipsis' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const list = rule({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space.xs,
  scrollPaddingBlock: vars.space.xs,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const group = rule({ paddingBlockEnd: vars.space.xs });

export const groupLabel = rule({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  ...finePrint,
  fontWeight: 600,
});

export const item = rule({
  ...asRow('sm'),
  minHeight: vars.control.compact,
  paddingInline: vars.space.sm,
  color: vars.text.primary,
  borderRadius: vars.radius.sm,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: vars.surface.hover },
  },
  '@media': {
    [media.coarse]: { minHeight: vars.control.target },
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const icon = rule({ ...inMiddle, flexShrink: 0, width: '1.25rem', color: vars.text.muted });

export const name = rule({ flex: 1, minWidth: 0 });

export const hint = rule({ ...quietWords, fontVariantNumeric: 'tabular-nums' });

export const empty = rule({ padding: vars.space.lg, textAlign: 'center', color: vars.text.muted });

export const keys = rule({
  display: 'flex',
  gap: vars.space.md,
  flexShrink: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  ...finePrint,
  borderBlockStart: `1px solid ${vars.line.faint}`,
  '@media': { [media.coarse]: { display: 'none' } },
});

globalStyle(`${item} svg`, { '@layer': { [layers.components]: { width: '18px', height: '18px' } } });
