import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, inMiddle, quietWords, sunken, vars } from '@vetta/design-system/theme';

export const letters = rule({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: 830,
  lineHeight: 1.1,
  letterSpacing: '0.12em',
  textAlign: 'center',
});

export const title = rule({ ...asInline('xs'), minWidth: 0, minHeight: vars.control.target });
export const code = rule({ letterSpacing: '0.18em' });
export const tools = rule({ display: 'flex', flexShrink: 0 });
export const receipt = rule({ ...asInline('xs'), alignItems: 'baseline', ...quietWords });
export const step = rule({
  selectors: {
    '&[data-reached=true]': { fontWeight: 650, color: vars.text.primary },
    '&[data-state=done]': { color: vars.status.success },
    '&[data-state=expired]': { fontWeight: 650, color: vars.status.danger },
  },
});
export const canary = rule({
  ...asGrid('xs'),
  justifyItems: 'start',
  padding: vars.space.sm,
  background: vars.status.infoWash,
  borderRadius: vars.radius.md,
});
export const bar = rule({ width: '100%' });
export const failure = rule({
  padding: vars.space.sm,
  fontSize: vars.size.sm,
  lineHeight: 1.45,
  background: vars.status.dangerWash,
  borderRadius: vars.radius.md,
});

export const picture = rule({
  ...inMiddle,
  gridTemplateAreas: "'picture'",
  height: '9.5rem',
  ...sunken('lg'),
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
