import { style } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

const badge = rule({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: '2.75rem',
  height: vars.control.height,
  paddingInline: vars.space.xs,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontStretch: '108%',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.md,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
const metal = (color: string, wash: string) => style([badge, rule({ color, background: wash })]);

export const gold = metal(vars.podium.gold, vars.podium.goldWash);
export const silver = metal(vars.podium.silver, vars.podium.silverWash);
export const bronze = metal(vars.podium.bronze, vars.podium.bronzeWash);
export const plain = metal(vars.text.muted, vars.surface.raised);
