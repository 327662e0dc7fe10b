import { rule } from '@vetta/design-system/product-rule';
import { inMiddle, vars } from '@vetta/design-system/theme';

export const cover = rule({
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  ...inMiddle,
  padding: vars.space.xxl,
  background: vars.surface.base,
});
export const name = rule({
  margin: 0,
  color: vars.text.primary,
  fontFamily: vars.font.display,
  // A name of sixty letters takes four lines.
  fontSize: vars.figure.xl,
  fontWeight: 830,
  lineHeight: 1.05,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
