import { rule, rules } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';
import { narrow } from './card-width.ts';

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
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@container': {
    '(min-width: 38rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)' },
    '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem) minmax(0, 15rem)' },
  },
});

export const summary = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minWidth: 0,
  '@container': { [narrow]: { gap: vars.space.sm } },
});

// In a very narrow card the name takes a row of its own: beside the buttons a long word would break.
const tight = '(max-width: 21.99rem)';
export const header = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.sm,
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
