import { rule } from '../theme/layers.css.ts';
import { asGrid } from '../theme/shapes.ts';
import { vars } from '../theme/tokens.css.ts';

export const list = rule({
  ...asGrid('xs', 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))'),
});
export const fact = rule({ minWidth: 0 });
export const name = rule({ fontSize: vars.size.xs, color: vars.text.muted });
export const value = rule({
  fontSize: vars.size.sm,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&[data-odd=true]': { color: vars.status.warning } },
});
