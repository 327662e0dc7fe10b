import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const screen = rule({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: vars.space.md,
  overflow: 'hidden',
  outline: 'none',
});

export const panel = rule({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.lg,
  width: '100%',
  maxWidth: '26rem',
});
