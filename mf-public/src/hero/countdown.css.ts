import { rule } from '@vetta/design-system/product-rule';
import { bigFigures, quietWords, vars } from '@vetta/design-system/theme';

export const countdown = rule({ marginBlockStart: vars.space.lg });

export const label = rule({ fontSize: vars.size.lg, color: vars.text.muted });

export const figures = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.sm} clamp(${vars.space.md}, 4vw, ${vars.space.xxl})`,
  marginBlockStart: vars.space.xs,
});

export const figure = rule({ display: 'grid', minWidth: '4ch' });

export const value = rule({
  ...bigFigures(830),
  fontSize: vars.figure.xl,
  fontStretch: '116%',
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

export const unit = rule({ marginBlockStart: vars.space.xxs, ...quietWords });
