import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';
import { ring } from './row.css.ts';

// The film of the climber stands at the right of the title.
const climber = { width: 'clamp(min(31vw, 7.5rem), 24vw, 13.5rem)', onSmallPhones: 'min(26vw, 5.25rem)' };

export const header = rule({
  display: 'grid',
  gap: vars.space.xxs,
  marginBlockEnd: vars.space.lg,
  paddingInlineEnd: climber.width,
  minHeight: 'clamp(3.25rem, 10vw, 5.5rem)',
  alignContent: 'center',
  '@media': {
    '(max-width: 22.4375rem)': { paddingInlineEnd: climber.onSmallPhones },
    print: { minHeight: 0, marginBlockEnd: vars.space.xs },
  },
});

export const freshness = rule({
  fontSize: vars.size.sm,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});

export const groups = rule({ marginBlockEnd: vars.space.md, '@media': { print: { display: 'none' } } });
export const rows = rule({ display: 'grid', gap: vars.space.xs, '@media': { print: { gap: 0 } } });
export const toggle = rule({ marginBlockStart: vars.space.md });

/** As tall as the skeletonLeader's row. */
export const skeletonLeader = rule({ minHeight: vars.row.leader });
export const skeletonTotal = rule({ width: '5.5rem', fontSize: vars.size.md });

/** The ring that marks provisional rows, beside the words that explain it. */
export const legend = `${ring} ${rule({ marginInlineEnd: '0.15em' })}`;

/** Too narrow for both on a line: the state has one of its own, and no dot stands at a line's end. */
const narrow = '(max-width: 34.9375rem)';
export const dot = rule({ '@media': { [narrow]: { display: 'none' } } });
export const state = rule({ '@media': { [narrow]: { display: 'block' } } });

/** The ring stays with its words. */
export const open = `${state} ${rule({ whiteSpace: 'nowrap', '@media': { [media.largeText]: { whiteSpace: 'normal' } } })}`;
