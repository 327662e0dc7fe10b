import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const screen = rule({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  cursor: 'none',
  userSelect: 'none',
});

// Televisions crop two to five per cent of each side.
export const frame = rule({ position: 'absolute', inset: '4vh 3.4vw' });

export const age = rule({
  position: 'absolute',
  insetBlockEnd: '1vh',
  insetInlineEnd: '3.4vw',
  margin: 0,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.veil,
  color: vars.text.muted,
  fontSize: vars.size.sm,
});

/** Black, so that the panel gives no light. */
export const dark = rule({ position: 'fixed', inset: 0, background: '#000', cursor: 'none' });

export const dim = rule({ position: 'absolute', inset: 0, background: '#000', pointerEvents: 'none' });
