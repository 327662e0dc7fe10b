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
});

export const panorama = rule({
  display: 'flex',
  isolation: 'isolate',
  width: 'max-content',
  minWidth: '100%',
  paddingBlockEnd: vars.space.sm,
});
