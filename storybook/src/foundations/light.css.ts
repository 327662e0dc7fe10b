import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  border: `1px solid ${vars.line.faint}`,
});
export const step = style({
  display: 'grid',
  alignItems: 'end',
  minHeight: '8rem',
  padding: vars.space.sm,
  fontSize: vars.size.sm,
});
const level = (name: string, background: string) => ({ name, className: style({ background }) });
export const levels = [
  level('ground.deep', vars.ground.deep),
  level('ground.base', vars.ground.base),
  level('surface.base', vars.surface.base),
  level('surface.raised', vars.surface.raised),
  level('surface.hover', vars.surface.hover),
];
export const dawn = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  background: vars.ground.base,
});
export const sun = style({
  height: '3.25rem',
  borderRadius: vars.radius.pill,
  background: vars.glow.gradient,
  boxShadow: `0 0 48px ${vars.glow.halo}`,
});
export const lit = style({ justifySelf: 'start' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.md,
});
export const contours = style({
  height: '20rem',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.line.faint}`,
  background: `url('../../../design-system/src/texture/contours.svg?no-inline') 50% 0 / 880px 880px, ${vars.ground.deep}`,
});
export const plain = style({ filter: 'brightness(2.6)' });
export const horizon = style({
  position: 'relative',
  isolation: 'isolate',
  height: '20rem',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
});
