import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
  position: 'relative',
  minWidth: 0,
  borderRadius: vars.radius.xl,
  // With forced colours the surface has no colour of its own: the border shows it.
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = rules({
  // A light top edge gives depth instead of a shadow.
  base: {
    background: `linear-gradient(${vars.surface.base}, color-mix(in srgb, ${vars.surface.base} 62%, ${vars.ground.base}))`,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.line.faint} 55%, transparent), inset 0 1px 0 color-mix(in srgb, ${vars.line.faint} 80%, transparent)`,
  },
  raised: {
    background: vars.surface.raised,
    boxShadow: `inset 0 1px 0 color-mix(in srgb, ${vars.line.control} 30%, transparent)`,
  },
  sunken: { background: vars.surface.sunken, boxShadow: `inset 0 0 0 1px ${vars.line.faint}` },
});

export const padding = rules({
  none: {},
  sm: { padding: vars.space.md },
  md: { padding: `clamp(${vars.space.md}, 4vw, ${vars.space.lg})` },
  lg: { padding: `clamp(${vars.space.md}, 4vw, ${vars.space.xl})` },
});
