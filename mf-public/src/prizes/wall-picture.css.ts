import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const picture = rule({
  flex: 'none',
  width: '21vmin',
  height: 'auto',
  aspectRatio: '16 / 9',
  // A portrait photo would be cropped to a strip.
  objectFit: 'contain',
  background: vars.surface.sunken,
  borderRadius: vars.radius.md,
});
