import { rule } from '@vetta/design-system/product-rule';
import { media, quietWords, vars } from '@vetta/design-system/theme';

const line = `1px solid color-mix(in srgb, ${vars.line.faint} 55%, transparent)`;

export const table = rule({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

const head = { paddingBlock: vars.space.xs, ...quietWords, fontWeight: 500 } as const;
const toEnd = { paddingInlineStart: vars.space.sm, textAlign: 'end', whiteSpace: 'nowrap' } as const;
// A phone has room for the name, the total and the calls of the day.
const onlyWide = { '@media': { [media.phone]: { display: 'none' } } } as const;

export const placeHead = rule({ ...head, width: '2.5rem' });
export const nameHead = rule({ ...head, textAlign: 'start' });
export const figureHead = rule({ ...head, ...toEnd });
export const wideHead = rule({ ...head, ...toEnd, ...onlyWide });

export const row = rule({
  borderBlockStart: line,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${vars.surface.raised} 55%, transparent)` } },
});

export const place = rule({
  paddingInlineEnd: vars.space.sm,
  fontWeight: 750,
  textAlign: 'end',
  color: vars.text.muted,
});
export const name = rule({ fontWeight: 650, textAlign: 'start', overflowWrap: 'anywhere' });
export const groups = rule({ fontSize: vars.size.xs, fontWeight: 500, color: vars.text.muted });
export const total = rule({ ...toEnd, fontWeight: 750 });
export const figure = rule({ ...toEnd, color: vars.text.muted });
export const wide = rule({ ...toEnd, ...onlyWide, color: vars.text.muted });
export const onlyOnWide = rule(onlyWide);
export const actions = rule({ paddingInlineStart: vars.space.xs, textAlign: 'end', whiteSpace: 'nowrap' });
