import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const empty = rule({ maxWidth: '34rem', color: vars.text.muted });

/** As wide as the screen: the panorama goes on beyond its edge. */
export const scroll = rule({
  marginInline: `calc(-1 * ${vars.space.md})`,
  paddingInline: vars.space.md,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderRadius: vars.radius.lg,
  // Paper does not scroll: the months stand one below the other.
  '@media': { print: { overflow: 'visible', marginInline: 0, paddingInline: 0 } },
});

export const panorama = rule({
  display: 'flex',
  isolation: 'isolate',
  width: 'max-content',
  minWidth: '100%',
  paddingBlockEnd: vars.space.sm,
  // A month alone is no wider than the page.
  selectors: { '&:has(> :only-child)': { width: '100%' } },
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
      columnGap: vars.space.lg,
      width: 'auto',
    },
  },
});
