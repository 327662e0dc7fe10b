import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

// Forced colours leave an SVG its own colour.
const icon = (color: string) =>
  rule({ flexShrink: 0, color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } });

export const gold = icon(vars.podium.gold);
export const silver = icon(vars.podium.silver);
export const bronze = icon(vars.podium.bronze);
export const lottery = icon(vars.status.info);
