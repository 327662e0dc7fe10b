import { rule } from '@vetta/design-system/product-rule';
import { bigFigures, media, vars } from '@vetta/design-system/theme';

/** On paper the clock would stand still. */
export const onScreen = rule({ '@media': { print: { display: 'none' } } });

export const words = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.md}`,
});

export const note = rule({ fontSize: vars.size.sm, color: vars.text.muted });

export const figures = rule({
  marginBlock: vars.space.sm,
  ...bigFigures(830),
  fontSize: vars.size.display,
  fontStretch: '116%',
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 22.4375rem)': { fontSize: vars.figure.md } },
});

export const unit = rule({
  marginInlineStart: '0.06em',
  fontSize: '0.5em',
  fontWeight: 600,
  fontStretch: '100%',
  letterSpacing: 0,
  color: vars.text.muted,
});

const full = { background: vars.glow.gradient, borderRadius: vars.radius.pill };

export const bar = rule({
  display: 'block',
  width: '100%',
  height: '0.375rem',
  overflow: 'hidden',
  appearance: 'none',
  background: vars.surface.hover,
  border: 'none',
  borderRadius: vars.radius.pill,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    // One rule for each engine: a browser drops a selector list with a pseudo-element that it does not know.
    '&::-webkit-progress-value': full,
    '&::-moz-progress-bar': full,
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { background: 'CanvasText' },
        '&::-moz-progress-bar': { background: 'CanvasText' },
      },
    },
  },
});
