import { globalStyle } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const base = rule({});

export const place = rules({
  /** The whole screen: the layer around it is without the margin for screens that crop, and the guest keeps that itself. */
  scene: { position: 'absolute', inset: '-4vh -3.4vw' },
  /** As high as the window, and scrolls inside. Its ground is opaque, as a page's. */
  route: { height: '100dvh', background: vars.ground.deep },
  section: { height: '100dvh', background: vars.ground.deep },
});
export const framed = base;

globalStyle(`${base} > iframe`, {
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  // Of another scheme than its document a frame gets an opaque ground.
  colorScheme: 'dark',
});
