import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, sunken, vars } from '@vetta/design-system/theme';

export const columns = rule({
  ...asGrid('md', 'minmax(0, 3fr) minmax(24.5rem, 2fr)'),
  // A sheet takes the whole width; the exports then stand below it.
  selectors: { '&:has(#import-sheet)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { '(max-width: 68.6875rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = rule({ outline: 'none' });

export const pasteLabel = rule({ fontSize: vars.size.sm, fontWeight: 550, color: vars.text.muted });
export const pasteBox = rule({
  width: '100%',
  padding: vars.space.sm,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.sm,
  lineHeight: 1.5,
  color: vars.text.primary,
  whiteSpace: 'pre',
  ...sunken('md'),
  border: `1px solid ${vars.line.control}`,
  outline: 'none',
  resize: 'vertical',
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&:focus': {
      borderColor: vars.focus.ring,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '1px',
    },
  },
  '@media': { [media.coarse]: { fontSize: vars.size.md } },
});

/** Names under their choices: as many beside each other as fit. */
export const people = rule({
  ...asGrid('sm', 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))', 'end'),
});

export const leftOut = rule({
  ...asGrid('xxs'),
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});
