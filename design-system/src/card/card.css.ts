import { rule, rules } from '../theme/layers.css.ts';
import { asGrid, asStack } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
  position: 'relative',
  minWidth: 0,
  borderRadius: vars.radius.xl,
});

// As high as its place in a row of cards.
export const column = rule({ ...asStack('md'), height: '100%', overflowWrap: 'anywhere' });
export const foot = rule({ ...asGrid('xs'), justifyItems: 'start', marginBlockStart: 'auto' });

// Forced colours keep a gradient's transparency: the card covers the picture behind it with the ground instead.
const forced = {
  '@media': { [media.forcedColors]: { background: 'Canvas', border: '1px solid CanvasText' } },
} as const;

export const tone = rules({
  // A light top edge gives depth instead of a shadow.
  base: {
    background: `linear-gradient(${vars.surface.base}, color-mix(in srgb, ${vars.surface.base} 62%, ${vars.ground.base}))`,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.line.faint} 55%, transparent), inset 0 1px 0 color-mix(in srgb, ${vars.line.faint} 80%, transparent)`,
    ...forced,
  },
  raised: {
    background: vars.surface.raised,
    boxShadow: `inset 0 1px 0 color-mix(in srgb, ${vars.line.control} 30%, transparent)`,
    ...forced,
  },
});

export const padding = rules({
  none: {},
  sm: { padding: vars.space.md },
  md: { padding: `clamp(${vars.space.md}, 4vw, ${vars.space.lg})` },
  lg: { padding: `clamp(${vars.space.md}, 4vw, ${vars.space.xl})` },
});
