import { rule } from '@vetta/design-system/product-rule';
import { quietWords, vars } from '@vetta/design-system/theme';

export const screen = rule({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  cursor: 'none',
  userSelect: 'none',
});

// Televisions crop up to five per cent of a picture, half of it at each side.
export const frame = rule({ position: 'absolute', inset: '4vh 3.4vw' });

/** The scenes, and above and below them notes that appear for a while without covering the scenes. */
export const content = [
  frame,
  rule({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: '100%',
    rowGap: vars.space.xs,
    // A wall without a name says its letters above the scene: the month's path is fixed to the bottom.
    selectors: { '&:has(> [data-letters])': { gridTemplateRows: 'auto minmax(0, 1fr)' } },
  }),
].join(' ');

export const age = rule({
  // Some scenes draw beyond their frame.
  position: 'relative',
  justifySelf: 'end',
  margin: 0,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.veil,
  ...quietWords,
});

/** Black, so that the panel gives no light. */
export const dark = rule({ position: 'fixed', inset: 0, background: '#000', cursor: 'none' });

export const dim = rule({ position: 'absolute', inset: 0, background: '#000', pointerEvents: 'none' });
