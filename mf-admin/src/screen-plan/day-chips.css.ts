import { rule } from '@vetta/design-system/product-rule';
import { asGrid, covering, inMiddle, media, quietWords, sunken, vars } from '@vetta/design-system/theme';

export const root = rule({ flex: '0 1 auto', minWidth: 0 });
export const legend = rule({ paddingBlockEnd: vars.space.xxs, ...quietWords, fontWeight: 550 });
export const days = rule({ ...asGrid('xxs', 'repeat(7, minmax(0, 2.5rem))') });
export const chip = rule({
  position: 'relative',
  ...inMiddle,
  height: vars.control.height,
  fontWeight: 650,
  color: vars.text.muted,
  ...sunken('md'),
  boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
  cursor: 'pointer',
  selectors: {
    // Firefox 115 has no `:has`.
    '&[data-chosen]': {
      color: vars.text.onBright,
      background: vars.text.primary,
      boxShadow: 'none',
    },
    '&:focus-within': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: {
        '&[data-chosen]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
      },
    },
  },
});
// The whole chip is the checkbox.
export const box = rule({ ...covering, margin: 0, opacity: 0, cursor: 'pointer' });
export const error = rule({
  paddingBlockStart: vars.space.xxs,
  fontSize: vars.size.sm,
  color: vars.status.danger,
});
