import { rule } from '../theme/layers.css.ts';
import { asRow, finePrint, inMiddle, quietWords } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const root = rule({ width: '100%', maxWidth: '24rem' });

export const header = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.xxs,
});

export const title = rule({
  fontWeight: 650,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const step = rule({
  ...inMiddle,
  width: '2.25rem',
  height: vars.control.small,
  color: vars.text.muted,
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  ':hover': { color: vars.text.primary, background: vars.surface.raised },
  '@media': { [media.coarse]: { width: vars.control.target, height: vars.control.target } },
});

export const grid = rule({ width: '100%', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' });

export const weekday = rule({ paddingBlock: vars.space.xxs, ...finePrint, fontWeight: 500 });

export const cell = rule({ padding: '1px' });

export const day = rule({
  position: 'relative',
  ...inMiddle,
  width: '100%',
  height: vars.control.small,
  ...quietWords,
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.text.primary, background: vars.surface.hover },
    // Days with data have a dot, too: colour alone is not enough.
    '&[data-marked]': { color: vars.text.primary, fontWeight: 650, background: vars.status.successWash },
    '&[data-marked]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '0.25rem',
      width: '0.25rem',
      height: '0.25rem',
      background: 'currentColor',
      borderRadius: vars.radius.pill,
      color: vars.status.success,
    },
    '&[aria-current="date"]': { boxShadow: `inset 0 0 0 1.5px ${vars.line.control}` },
    '&[data-selected]': { color: vars.text.onBright, fontWeight: 750, background: vars.text.primary },
    '&[data-selected]:hover': { color: vars.text.onBright, background: vars.text.primary },
    '&[data-selected][data-marked]::after': { color: vars.text.onBright },
    '&[data-outside]': { color: vars.text.muted, fontWeight: 400 },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { height: vars.control.target },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="date"]': { textDecoration: 'underline' },
        // Filled: the outline is the focus's.
        '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        '&[data-marked]::after': { background: 'CanvasText' },
        '&[data-selected][data-marked]::after': { background: 'HighlightText' },
      },
    },
  },
});

export const legend = rule({
  display: 'flex',
  gap: vars.space.md,
  paddingBlockStart: vars.space.xs,
  ...finePrint,
});

export const key = rule({
  ...asRow('xxs'),
  selectors: {
    '&::before': {
      content: '',
      width: '0.75rem',
      height: '0.75rem',
      borderRadius: vars.radius.xs,
      boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    },
    '&[data-marked]::before': { background: vars.status.success, boxShadow: 'none' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before': { border: '1px solid CanvasText' },
        '&[data-marked]::before': { background: 'CanvasText' },
      },
    },
  },
});
