import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const root = rule({
  display: 'grid',
  gridTemplateAreas: "'picture'",
  placeItems: 'center',
  height: '9.5rem',
  background: vars.surface.sunken,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
export const drawing = rule({ gridArea: 'picture', width: '100%', height: '8.5rem' });
export const panel = rule({
  fill: vars.ground.deep,
  stroke: vars.line.control,
  strokeWidth: '1',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '[data-state=on] &': { fill: vars.surface.raised },
    '[data-state=stale] &': { fill: vars.surface.raised, stroke: vars.status.warning },
    '[data-state=lost] &': { stroke: vars.status.danger, strokeDasharray: '4 4' },
  },
});
export const ridge = rule({
  fill: 'transparent',
  selectors: {
    '[data-state=on] &': { fill: vars.glow.start, fillOpacity: 0.55 },
    '[data-state=stale] &': { fill: vars.ridge.far },
  },
});
export const scene = rule({
  gridArea: 'picture',
  maxWidth: '80%',
  paddingInline: vars.space.xs,
  fontFamily: vars.font.display,
  fontSize: vars.size.sm,
  fontWeight: 750,
  color: vars.text.primary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  background: `color-mix(in srgb, ${vars.ground.deep} 72%, transparent)`,
  borderRadius: vars.radius.sm,
  selectors: { '[data-state=dark] &, [data-state=lost] &': { color: vars.text.muted } },
});
