import { rule, rules } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const scene = rule({
  height: '100%',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space.sm,
});

/** Extends beyond the frame to the edges of the screen. */
export const horizon = rule({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  height: '46vh',
  opacity: 0.55,
});

export const headerBase = rule({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.md,
  textAlign: 'center',
});

/** Landscape centres the title; portrait gives it all the free width. */
export const header = rules({
  portrait: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  landscape: { gridTemplateColumns: '1fr auto 1fr' },
});

export const note = rule({
  fontSize: vars.size.sm,
  lineHeight: 1,
  color: vars.text.muted,
});

export const foot = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xl,
  minHeight: vars.space.xl,
  color: vars.text.muted,
});
