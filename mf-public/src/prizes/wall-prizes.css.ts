import { rule, rules } from '@vetta/design-system/product-rule';
import { asRow, podiumSelectors, quietWords, sunken, vars } from '@vetta/design-system/theme';

export const root = rule({ display: 'grid', gap: vars.space.sm, minHeight: 0 });
export const way = rules({
  landscape: { gridTemplateRows: 'minmax(0, 1fr) auto auto' },
  portrait: { gridTemplateRows: 'minmax(0, 1fr) auto auto', gap: vars.space.md },
});

export const prizes = rule({ display: 'grid', gap: vars.space.sm });
export const prizesWay = rules({
  landscape: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.md },
  portrait: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const prize = rule({
  ...asRow('md'),
  minHeight: '15vmin',
  padding: vars.space.sm,
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.surface.base} 92%, transparent)`,
  selectors: podiumSelectors,
});

/** On a landscape screen in the column of its peak. */
export const prizeWay = rules({
  landscape: {
    gridRow: 1,
    selectors: {
      '&[data-tier=gold]': { gridColumn: 2 },
      '&[data-tier=silver]': { gridColumn: 1 },
      '&[data-tier=bronze]': { gridColumn: 3 },
    },
  },
  portrait: {},
});

export const words = rule({ minWidth: 0, display: 'grid', gap: vars.space.xxs });
export const place = rule({
  fontSize: vars.size.sm,
  fontWeight: 800,
  fontStretch: '112%',
  letterSpacing: '0.02em',
});
export const title = rule({
  fontSize: vars.size.lead,
  fontWeight: 700,
  fontStretch: '92%',
  lineHeight: 1.12,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});
export const holder = rule({ ...quietWords, lineHeight: 1.15, fontStretch: '86%' });

export const picture = rule({
  flex: 'none',
  width: '21vmin',
  height: 'auto',
  aspectRatio: '16 / 9',
  // A portrait photo would be cropped to a strip.
  objectFit: 'contain',
  ...sunken('md'),
});
