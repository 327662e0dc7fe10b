import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = rule({
  position: 'fixed',
  insetBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space.md,
  zIndex: 100,
  width: `min(26rem, calc(100vw - 2 * ${vars.space.md}))`,
  // On a phone a dialog's buttons are at the foot: what was saved must not cover the button that saves the next one.
  '@media': {
    [media.phone]: {
      insetBlock: `max(${vars.space.md}, env(safe-area-inset-top)) auto`,
    },
  },
  outline: 'none',
});

export const toast = rule({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: vars.space.md,
  color: vars.text.primary,
  background: vars.surface.raised,
  border: `1px solid ${vars.line.faint}`,
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.lg,
  boxShadow: `0 16px 56px ${vars.ground.deep}`,
  outline: 'none',
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': { [media.still]: { animation: 'none' } },
});

export const tone = rules({
  info: { borderInlineStartColor: vars.status.info },
  success: { borderInlineStartColor: vars.status.success },
  error: { borderInlineStartColor: vars.status.danger },
});

export const words = rule({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 });
export const title = rule({ fontWeight: 650 });
export const description = rule({ fontSize: vars.size.sm, color: vars.text.muted });
