import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(24.5rem, 2fr)',
  gap: vars.space.md,
  '@media': { '(max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = rule({ outline: 'none' });

export const drop = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.md,
  color: vars.text.muted,
  textAlign: 'center',
  cursor: 'pointer',
  background: vars.surface.sunken,
  border: `1.5px dashed ${vars.line.control}`,
  borderRadius: vars.radius.lg,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover, &[data-over]': { borderColor: vars.text.muted, background: vars.surface.raised },
    '&:focus-within': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});
export const dropTitle = rule({ marginBlockStart: vars.space.xs, fontWeight: 650, color: vars.text.primary });
export const dropHint = rule({ fontSize: vars.size.sm });

/** Above the label, transparent: it keeps its focus and its name. */
export const fileInput = rule({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  opacity: 0,
});

export const paste = rule({ display: 'grid', gap: vars.space.xs });
export const pasteLabel = rule({ fontSize: vars.size.sm, fontWeight: 550, color: vars.text.muted });
export const pasteBox = rule({
  width: '100%',
  padding: vars.space.sm,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.sm,
  lineHeight: 1.5,
  color: vars.text.primary,
  whiteSpace: 'pre',
  background: vars.surface.sunken,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.md,
  outline: 'none',
  resize: 'vertical',
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&:focus': {
      borderColor: vars.focus.ring,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '1px',
    },
  },
  '@media': { [media.coarse]: { fontSize: vars.size.md } },
});

export const section = rule({ display: 'grid', gap: vars.space.xs });

export const fields = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
});

/** The message under one of two days leaves the other where it is. */
export const days = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.sm });

export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});
