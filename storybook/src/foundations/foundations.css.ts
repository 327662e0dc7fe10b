import { style } from '@vanilla-extract/css';
import { asGrid, media, vars } from '@vetta/design-system/theme';

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxWidth: '72rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
});
export const lead = style({
  maxWidth: '44rem',
  fontSize: vars.size.lg,
  lineHeight: 1.45,
  color: vars.text.muted,
});
export const top = style({ display: 'grid', gap: vars.space.sm });
export const section = style({ display: 'grid', gap: vars.space.md });
export const note = style({ maxWidth: '44rem', color: vars.text.muted });
export const name = style({ fontWeight: 650 });
/** A value or the name of a variable. */
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: vars.size.xs,
  fontStretch: '100%',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space.sm,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '9rem 12rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid color-mix(in srgb, ${vars.line.faint} 50%, transparent)`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs } },
});

export const iconCard = style({
  display: 'grid',
  gap: vars.space.xxs,
  justifyItems: 'start',
  padding: vars.space.md,
  background: vars.surface.base,
  borderRadius: vars.radius.md,
});
export const ownIcon = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.lg });

export const stage = style({ display: 'flex' });
export const track = style({
  position: 'relative',
  height: '1.25rem',
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  overflow: 'hidden',
});
export const runner = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.pill,
  background: vars.glow.gradient,
  transform: 'translateX(calc(-100% + 1.25rem))',
  transitionProperty: 'transform',
  transitionTimingFunction: vars.motion.ease,
  selectors: { '&[data-there]': { transform: 'none' } },
});
export const use = style({ fontSize: vars.size.sm, color: vars.text.muted });
export const figure = style({ display: 'grid', gap: vars.space.xs });
export const plot = style({
  width: 'min(100%, 24rem)',
  padding: vars.space.md,
  background: vars.surface.base,
  borderRadius: vars.radius.lg,
});
export const axis = style({ fill: 'none', stroke: vars.line.control, strokeWidth: 1 });
export const curve = style({ fill: 'none', stroke: vars.glow.end, strokeWidth: 3, strokeLinecap: 'round' });

export const bar = style({
  height: '1.25rem',
  maxWidth: '100%',
  background: vars.glow.gradient,
  borderRadius: vars.radius.xs,
});
export const corners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space.lg,
});
export const corner = style({ display: 'grid', gap: vars.space.xxs, fontWeight: 650 });
export const box = style({
  aspectRatio: '4 / 3',
  background: `linear-gradient(160deg, ${vars.surface.hover}, ${vars.surface.base})`,
  border: `1px solid ${vars.line.control}`,
});
export const value = style({ fontWeight: 400, fontSize: vars.size.xs, color: vars.text.muted });
export const control = style({
  display: 'flex',
  alignItems: 'center',
  width: 'min(100%, 18rem)',
  paddingInline: vars.space.md,
  background: vars.surface.raised,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
});

export const typeLine = style({ lineHeight: 1.15, fontWeight: 600, overflowWrap: 'anywhere' });
export const typeFigure = style({
  fontFamily: vars.font.display,
  fontWeight: 830,
  fontStretch: '112%',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
export const widths = style({ display: 'grid', gap: vars.space.sm });
export const typeWidth = style({ fontSize: vars.size.xl, fontWeight: 650, lineHeight: 1.2 });
export const percent = style({ fontSize: vars.size.sm, fontWeight: 400, color: vars.text.muted });

export const phrases = style({ display: 'grid', gap: vars.space.xs });
const phraseColumns = {
  ...asGrid('sm'),
  padding: vars.space.md,
  background: vars.surface.base,
  borderRadius: vars.radius.md,
} as const;
export const phrasePair = style({
  ...phraseColumns,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});
export const word = style({
  ...phraseColumns,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
export const phrase = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.sm, fontWeight: 550 });
export const no = style({ fontWeight: 400, color: vars.text.muted });
export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.lg,
});
export const rule = style({ display: 'grid', gap: vars.space.xxs });
