import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.control.compact,
  height: vars.control.compact,
  minHeight: vars.control.compact,
  borderRadius: vars.radius.md,
  '@media': {
    [media.coarse]: {
      width: vars.control.target,
      height: vars.control.target,
      minHeight: vars.control.target,
    },
    print: { display: 'none' },
  },
});

export const tone = rules({
  quiet: {
    color: vars.text.muted,
    selectors: {
      '&[data-hovered]': { color: vars.text.primary, background: vars.surface.raised },
      '&[data-pressed]': { background: vars.surface.hover },
    },
  },
  danger: {
    color: vars.text.muted,
    selectors: {
      '&[data-hovered]': { color: vars.status.danger, background: vars.status.dangerWash },
      '&[data-pressed]': { color: vars.status.danger },
    },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = rule({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  fontSize: vars.size.sm,
  fontWeight: 550,
  color: vars.text.onBright,
  background: vars.text.primary,
  borderRadius: vars.radius.sm,
  outline: 'none',
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, print: { display: 'none' } },
});
