import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const countdown = rule({ marginBlockStart: vars.space.lg });

export const label = rule({ fontSize: vars.size.lg, color: vars.text.muted });

export const figures = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.sm} clamp(1rem, 4vw, 2.5rem)`,
  marginBlockStart: vars.space.xs,
});

export const figure = rule({ display: 'grid', minWidth: '4ch' });

export const value = rule({
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.25rem, 1.4rem + 4.2vw, 4.5rem)',
  fontWeight: 830,
  fontStretch: '116%',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

export const unit = rule({ marginBlockStart: '0.35rem', fontSize: vars.size.sm, color: vars.text.muted });
