import { globalStyle } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const base = rule({});

/** On paper as high as what it holds: nobody can scroll there. */
const printed = { position: 'relative', inset: 'auto', height: 'var(--guest-height, 100vh)' } as const;

export const place = rules({
  /** The whole screen: the layer around it is without the margin for screens that crop, and the guest keeps that itself. */
  scene: { position: 'absolute', inset: '-4vh -3.4vw' },
  /** As high as the window, and scrolls inside. Its ground is opaque, as a page's. */
  route: {
    position: 'relative',
    height: '100dvh',
    background: vars.ground.deep,
    '@media': { print: printed },
  },
  /** All that is below the header. */
  section: {
    position: 'absolute',
    inset: 0,
    background: vars.ground.deep,
    '@media': { print: printed },
  },
});
export const framed = base;

/** Over the frame that has the keyboard by Tab: the guest may handle that, too. */
export const wayOut = rule({
  display: 'none',
  position: 'absolute',
  insetBlockEnd: vars.space.md,
  insetInlineEnd: vars.space.md,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.md,
  color: vars.text.primary,
  background: vars.surface.raised,
  pointerEvents: 'none',
  selectors: { [`${base}:has(> iframe[data-by-tab]) > &`]: { display: 'block' } },
});

/** Over the frame until the guest has painted. */
export const loading = rule({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });

globalStyle(`${base} > iframe`, {
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  // Of another scheme than its document a frame gets an opaque ground.
  colorScheme: 'dark',
});
