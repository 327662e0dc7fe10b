import { rule } from '@vetta/design-system/product-rule';
import { asGrid, bigFigures, media, vars } from '@vetta/design-system/theme';

export const steps = rule({
  ...asGrid('sm'),
  // Four, two or one in a row: never three and one.
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 60rem), print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const step = rule({
  position: 'relative',
  ...asGrid('xs'),
  alignContent: 'space-between',
  minHeight: '7.5rem',
  padding: vars.space.md,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.surface.raised} 42%, ${vars.ground.deep})`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      alignContent: 'center',
      minHeight: '4.5rem',
    },
    // Beneath the words.
    [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    print: { minHeight: 0, padding: 0, overflow: 'visible' },
  },
});

export const points = rule({
  ...bigFigures(830),
  fontSize: vars.size.display,
  fontStretch: '116%',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  '@media': { [media.phone]: { order: 1, fontSize: vars.figure.sm } },
});

export const unit = rule({
  marginInlineStart: '0.14em',
  fontSize: '0.45em',
  fontWeight: 500,
  fontStretch: '100%',
  letterSpacing: 0,
  color: vars.text.muted,
});

export const action = rule({ fontWeight: 550, lineHeight: 1.3, color: vars.text.muted });
