import { keyframes } from '@vanilla-extract/css';
import { rule } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** The popover of a select or a date picker. */
export const popover = rule({
  padding: vars.space.xxs,
  // Within the padding of 12 px that react-aria keeps to the edges of the screen.
  maxWidth: 'calc(100vw - 24px)',
  overflow: 'auto',
  color: vars.text.primary,
  background: vars.surface.raised,
  border: `1px solid ${vars.line.faint}`,
  borderRadius: vars.radius.lg,
  boxShadow: `0 12px 48px ${vars.ground.deep}`,
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.motion.fast} ${vars.motion.ease}` } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
