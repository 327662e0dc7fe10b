import { rule } from '@vetta/design-system/product-rule';
import { asGrid, vars } from '@vetta/design-system/theme';

export const page = rule({
  paddingBlock: `clamp(${vars.space.xl}, 14dvh, calc(${vars.space.xxxl} * 2))`,
  outline: 'none',
});

export const notice = rule({
  ...asGrid('xs'),
  justifyItems: 'start',
  width: 'min(100% - 2rem, 36rem)',
  marginInline: 'auto',
  padding: vars.space.xl,
  borderRadius: vars.radius.xl,
  background: vars.surface.base,
});

export const title = rule({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.lg,
  fontWeight: 800,
  fontStretch: '116%',
});

export const message = rule({ margin: 0, color: vars.text.muted });
export const code = rule({ margin: 0, color: vars.text.muted, fontSize: vars.size.xs });

export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  marginBlock: vars.space.sm,
});

export const wayOut = rule({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.target,
  color: vars.text.primary,
  fontWeight: 650,
  textUnderlineOffset: '0.2em',
});

export const retry = rule({
  minHeight: vars.control.target,
  paddingInline: vars.space.lg,
  border: 0,
  borderRadius: vars.radius.md,
  background: vars.text.primary,
  color: vars.text.onBright,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  ':disabled': { opacity: 0.6, cursor: 'progress' },
});
