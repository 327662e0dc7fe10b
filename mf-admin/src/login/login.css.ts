import { rule } from '@vetta/design-system/product-rule';
import { asStack, inMiddle, vars } from '@vetta/design-system/theme';

export const screen = rule({
  position: 'relative',
  isolation: 'isolate',
  ...inMiddle,
  minHeight: '100dvh',
  padding: vars.space.md,
  overflow: 'hidden',
  outline: 'none',
});

export const panel = rule({ ...asStack('lg'), alignItems: 'stretch', width: '100%', maxWidth: '26rem' });
