import { rule } from '../theme/layers.css.ts';
import { asInline, sunken } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const zone = rule({
  ...asInline('sm'),
  padding: vars.space.md,
  ...sunken('lg'),
  border: `1.5px dashed ${vars.line.control}`,
  outline: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-drop-target]': {
      borderColor: vars.glow.end,
      borderStyle: 'solid',
      background: `color-mix(in srgb, ${vars.glow.end} 10%, ${vars.surface.sunken})`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
  },
});

export const icon = rule({
  flexShrink: 0,
  color: vars.text.muted,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
export const words = rule({ flex: '1 1 10rem', minWidth: 0 });
export const label = rule({ display: 'block', fontWeight: 550 });
export const hint = rule({ fontSize: vars.size.sm, color: vars.text.muted });
