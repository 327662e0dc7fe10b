import { rule } from '../theme/layers.css.ts';
import { inMiddle } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const input = rule({ display: 'flex', flex: 1, fontVariantNumeric: 'tabular-nums' });

export const segment = rule({
  paddingInline: '0.1em',
  borderRadius: vars.radius.xs,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.text.muted },
    '&[data-focused]': { color: vars.text.onBright, background: vars.text.primary },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
      },
    },
  },
});

export const calendar = rule({ padding: vars.space.xs });
export const header = rule({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = rule({
  fontWeight: 650,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
export const weekday = rule({ padding: vars.space.xxs, fontSize: vars.size.xs, color: vars.text.muted });

export const day = rule({
  ...inMiddle,
  width: '2.5rem',
  height: vars.control.compact,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.surface.hover },
    '&[data-today]': { boxShadow: `inset 0 0 0 1.5px ${vars.line.control}` },
    '&[data-selected]': { color: vars.text.onBright, fontWeight: 750, background: vars.text.primary },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  // A week fits the narrowest phone with the popover's padding.
  '@media': {
    [media.coarse]: {
      width: `min(${vars.control.target}, (100vw - 4.5rem) / 7)`,
      height: vars.control.target,
    },
    [media.forcedColors]: {
      selectors: {
        '&[data-today]': { textDecoration: 'underline' },
        '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});
