import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, bigFigures, media, podiumSelectors, vars } from '@vetta/design-system/theme';

const faint = `color-mix(in srgb, ${vars.line.faint} 55%, transparent)`;

export const list = rule({ display: 'grid', gap: vars.space.xs, containerType: 'inline-size' });

export const strip = rule({
  ...asGrid('sm', 'minmax(0, 1fr) auto', 'center'),
  minHeight: '4.5rem',
  padding: vars.space.md,
  color: vars.text.primary,
  textDecoration: 'none',
  background: vars.surface.base,
  borderRadius: vars.radius.lg,
  boxShadow: `inset 0 0 0 1px ${faint}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { background: vars.surface.raised } },
  '@container': {
    '(min-width: 56rem)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 1.25rem',
      gap: vars.space.lg,
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
});

export const title = rule({ display: 'grid', gap: vars.space.xxs, minWidth: 0 });
export const name = rule({
  ...asInline('xs'),
  fontFamily: vars.font.display,
  fontSize: vars.size.lg,
  fontWeight: 750,
  fontStretch: '112%',
  letterSpacing: '-0.01em',
});
export const state = rule({ fontSize: vars.size.sm, color: vars.text.muted, textWrap: 'pretty' });

export const podium = rule({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  gridColumn: '1 / -1',
  minWidth: 0,
  fontSize: vars.size.sm,
  '@container': {
    '(min-width: 34rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(min-width: 56rem)': { gridColumn: 'auto' },
  },
});
export const climber = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  alignItems: 'baseline',
  alignContent: 'start',
});
export const place = rule({ ...bigFigures(800), color: vars.text.muted, selectors: podiumSelectors });
export const climberName = rule({ minWidth: 0, fontWeight: 600 });
export const points = rule({
  gridColumn: 2,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
});
export const arrow = rule({
  gridRow: 1,
  gridColumn: 2,
  color: vars.text.muted,
  '@container': { '(min-width: 56rem)': { gridColumn: 3 } },
});
