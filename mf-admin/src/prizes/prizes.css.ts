import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, sunken, vars } from '@vetta/design-system/theme';

export const place = rule({ display: 'grid', minWidth: 0 });
export const state = rule({ flex: 1, minWidth: 0 });

export const pool = rule({ ...asGrid('xxs'), padding: vars.space.md, ...sunken('lg') });

export const skeleton = rule({
  ...asGrid('sm'),
  padding: vars.space.lg,
  minHeight: '20rem',
  alignContent: 'end',
});

// Forced colours leave an SVG its own colour.
const icon = (color: string) =>
  rule({ flexShrink: 0, color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } });
export const gold = icon(vars.podium.gold);
export const silver = icon(vars.podium.silver);
export const bronze = icon(vars.podium.bronze);
export const lottery = icon(vars.status.info);
