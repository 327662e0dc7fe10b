import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, media, podiumSelectors, vars } from '@vetta/design-system/theme';

export const root = rule({ maxWidth: '36rem', marginBlock: vars.space.md });
export const content = rule({ display: 'grid', gap: vars.space.sm });

/** As tall with this device's player as without: the page does not shift when it learns who that is. */
export const summary = rule({
  minHeight: '2lh',
  marginBlockStart: vars.space.xxs,
  color: vars.text.muted,
  selectors: { '&[data-own]': { fontWeight: 700, color: vars.text.primary } },
  '@media': { [media.tablet]: { minHeight: '1lh' }, print: { minHeight: 0 } },
});

export const label = rule({ fontSize: vars.size.sm, fontWeight: 600, color: vars.text.accent });
export const podium = rule({ display: 'grid', gap: vars.space.xs });
export const finisher = rule({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  columnGap: vars.space.xs,
  alignItems: 'baseline',
});
export const place = rule({
  fontWeight: 830,
  fontStretch: '112%',
  fontVariantNumeric: 'tabular-nums',
  selectors: podiumSelectors,
});
export const who = rule({ minWidth: 0, fontWeight: 650, lineHeight: 1.25, overflowWrap: 'break-word' });
export const points = rule({ fontVariantNumeric: 'tabular-nums', fontWeight: 650 });
/** Below the name. */
export const more = rule({ gridColumn: '2 / -1' });

export const prizes = rule({ fontSize: vars.size.sm });
export const draw = rule({
  ...asGrid('xxs'),
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.line.faint}`,
  fontSize: vars.size.sm,
});
export const note = rule({ fontSize: vars.size.sm, color: vars.text.muted });
export const foot = rule({ ...asInline('sm'), justifyContent: 'space-between' });
