import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, vars } from '@vetta/design-system/theme';
import { frame } from './kiosk.css.ts';

export const screen = rule({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  cursor: 'none',
  // As long as the first scene takes to appear over it.
  transition: `opacity ${vars.motion.slow} ease-in-out`,
  '@media': { [media.still]: { transition: 'none' } },
  selectors: { '[data-wall=hidden] &': { display: 'none' } },
});
export const leaving = rule({ opacity: 0 });

export const board = [frame, rule({ display: 'flex', flexDirection: 'column', gap: vars.space.md })].join(
  ' ',
);
export const rows = rule({
  ...asGrid('xs'),
  gridAutoRows: 'minmax(0, 15vmin)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
