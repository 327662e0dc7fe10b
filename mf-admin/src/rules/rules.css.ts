import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, vars } from '@vetta/design-system/theme';

export const card = rule({
  ...asGrid('sm', '3rem minmax(0, 1fr) auto', 'start'),
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 } },
});
export const order = rule({
  paddingBlockStart: vars.space.xxxs,
  fontVariantNumeric: 'tabular-nums',
  // On a phone it is beside the buttons.
  '@media': { [media.phone]: { alignSelf: 'center', paddingBlockStart: 0 } },
});
export const words = rule({
  ...asGrid('xs'),
  minWidth: 0,
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } },
});
export const content = rule({ maxWidth: '48rem', whiteSpace: 'pre-line', overflowWrap: 'break-word' });
