import { rule, rules } from '@vetta/design-system/product-rule';
import { bigFigures, vars } from '@vetta/design-system/theme';

/** Above the path, which climbs from the left at the foot to the right at the top. */
export const words = rule({ display: 'flex', gap: vars.space.xxl, paddingBlockStart: vars.space.xl });
export const way = rules({
  landscape: {
    flexWrap: 'wrap',
    alignItems: 'start',
    alignContent: 'start',
    gap: `${vars.space.lg} ${vars.space.xxxl}`,
  },
  portrait: { flexDirection: 'column', alignItems: 'start' },
});

const big = {
  ...bigFigures(830),
  fontStretch: '116%',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
} as const;

export const day = rule({ ...big, fontSize: vars.size.display });
export const of = rule({ color: vars.text.muted, fontWeight: 650, fontStretch: '104%' });
export const left = rule({
  marginBlockStart: vars.space.sm,
  fontSize: vars.size.lg,
  color: vars.text.accent,
  fontWeight: 650,
});

export const reset = rule({});
export const label = rule({ fontSize: vars.size.lg, lineHeight: 1.1, color: vars.text.muted });
export const figures = rule({ ...big, marginBlockStart: vars.space.xs, fontSize: vars.size.display });
export const unit = rule({
  marginInlineStart: '0.06em',
  fontSize: '0.5em',
  fontWeight: 600,
  fontStretch: '100%',
  letterSpacing: 0,
  color: vars.text.muted,
});
