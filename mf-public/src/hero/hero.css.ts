import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';
import { wideHorizon } from './wide-horizon.ts';

// The header, which lies over the sky.
const header = '5rem';
const belowText = { phone: '14rem', tablet: '16rem', wide: '19rem' };

/** The room below keeps the text on the dark sky, above the bright horizon. */
export const hero = rule({
  // The own card is opaque: it may lie over the mountains.
  selectors: { ':root[data-own] &': { paddingBlockEnd: `calc(1.5 * ${vars.space.section})` } },
  position: 'relative',
  isolation: 'isolate',
  minHeight: 'clamp(28rem, 60vw, 42rem)',
  marginBlockStart: `-${header}`,
  paddingBlock: `calc(${header} + ${vars.space.lg}) ${belowText.phone}`,
  '@media': {
    [media.tablet]: { paddingBlock: `calc(${header} + ${vars.space.xxl}) ${belowText.tablet}` },
    [wideHorizon[0].query]: { paddingBlockEnd: belowText.wide },
    print: {
      minHeight: 0,
      marginBlockStart: 0,
      paddingBlock: vars.space.sm,
      selectors: { ':root[data-own] &': { paddingBlockEnd: vars.space.sm } },
    },
    // There the open list of suggestions is longer than the room below it: it lies over the board, and the mountains do not.
    [media.phone]: { selectors: { '&:has([role=listbox])': { isolation: 'auto' } } },
  },
});

export const date = rule({
  marginBlockEnd: vars.space.sm,
  fontWeight: 600,
  color: vars.text.accent,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/**
 * The bearing at the left of so large letters: without it they stand inside the column's edge. Held sideways, a phone shows the search below
 * smaller ones.
 */
export const title = rule({
  marginInlineStart: `calc(-0.04 * ${vars.size.hero})`,
  '@media': { 'screen and (max-height: 30rem)': { vars: { [vars.size.hero]: vars.size.title } } },
});

/** As tall as the room below the text: text on the bright sky would lack contrast. */
export const horizon = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '3rem',
  zIndex: -1,
  height: '19rem',
  '@media': {
    [media.tablet]: { insetBlockEnd: 0, height: 'clamp(22rem, 38vw, 30rem)' },
    ...Object.fromEntries(
      wideHorizon.map(({ query, flat, height }) => [
        query,
        { height, transform: `scaleY(${flat})`, transformOrigin: 'bottom' },
      ]),
    ),
  },
});
