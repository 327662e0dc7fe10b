import { rule } from '@vetta/design-system/product-rule';
import { asGrid, bigFigures, finePrint, podiumSelectors, quietWords, vars } from '@vetta/design-system/theme';

const figure = {
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;
const head = {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  ...finePrint,
  fontWeight: 600,
} as const;
// On paper a month of forty people and its prizes fit one page.
const cell = {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  '@media': { print: { paddingBlock: 0, fontSize: vars.size.xs, lineHeight: 1.3 } },
} as const;
// In a narrow column the total alone is shown: it is what decides.
const narrow = '(max-width: 30rem)';

export const root = rule({
  ...asGrid('xs'),
  containerType: 'inline-size',
  '@media': { print: { containerType: 'normal' } },
});
export const table = rule({ width: '100%', borderCollapse: 'collapse' });
export const placeHead = rule({ ...head, width: '3.25rem', textAlign: 'start' });
export const nameHead = rule({ ...head, textAlign: 'start' });
export const figureHead = rule({ ...head, textAlign: 'end' });
export const detailHead = rule({
  ...head,
  textAlign: 'end',
  '@container': { [narrow]: { display: 'none' } },
});

export const row = rule({
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
  selectors: { '&[data-tier]': { fontSize: vars.size.md } },
  '@media': { print: { breakInside: 'avoid' } },
});
export const place = rule({
  ...cell,
  ...bigFigures(800),
  color: vars.text.muted,
  selectors: {
    ...podiumSelectors,
    '&[data-tier]': { fontSize: vars.size.lg },
    [`${row}[data-out=disqualified] > &`]: { textDecoration: 'line-through' },
  },
  '@media': { print: { ...cell['@media'].print, selectors: { '&[data-tier]': { fontSize: vars.size.xs } } } },
});
export const name = rule({ ...cell, fontWeight: 600, textAlign: 'start' });
export const note = rule({
  display: 'block',
  ...quietWords,
  fontWeight: 400,
  // On paper beside the name, and not larger.
  '@media': { print: { display: 'inline', marginInlineStart: vars.space.xs, fontSize: vars.size.xs } },
});
export const detail = rule({
  ...cell,
  ...figure,
  color: vars.text.muted,
  '@container': { [narrow]: { display: 'none' } },
});
export const total = rule({ ...cell, ...figure, fontWeight: 700 });

export const actionHead = rule({ width: '2.75rem', '@media': { print: { display: 'none' } } });
export const action = rule({ textAlign: 'end', '@media': { print: { display: 'none' } } });
