import { rule, rules } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

const outlined = { stroke: vars.line.control, strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
const forced = { '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } } as const;

export const size = rules({
  normal: { flexShrink: 0, maxWidth: '9rem', height: 'auto' },
  large: { width: '36vmin', height: 'auto' },
});
export const back = rule({ ...outlined, ...forced, fill: vars.surface.base });
export const front = rule({ ...outlined, ...forced, fill: vars.surface.raised });
export const flap = rule({ ...outlined, ...forced, fill: vars.surface.hover });
export const ridge = rule({
  fill: 'none',
  stroke: vars.text.onGlow,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const seal = rule({
  fill: vars.text.onGlow,
  fontSize: 14,
  fontWeight: 800,
  fontStretch: '100%',
  fontVariantNumeric: 'tabular-nums',
});
