import { rule, rules } from '@vetta/design-system/product-rule';
import { bigFigures, media, vars } from '@vetta/design-system/theme';

/** On a phone, upright or not, who opens a receipt finds the lines first. */
export const afterLines = {
  '@media': { [`${media.phone}, screen and (max-height: 30rem)`]: { order: 1 } },
} as const;

/** On a low screen it leaves room for the lines below it and their sum. */
export const root = rule({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 'max(11rem, 24dvh)',
  overflow: 'visible',
  ...afterLines,
});

const mixed = (light: string, share: number, ground: string) =>
  `color-mix(in srgb, ${light} ${share}%, ${ground})`;

/** From the night at the foot to the light at the summit; the week under way is fresh snow on top. */
export const colours = {
  rings: mixed(vars.glow.start, 46, vars.surface.raised),
  apptSet: mixed(vars.glow.start, 84, vars.surface.raised),
  apptDone: mixed(vars.glow.middle, 62, vars.glow.start),
  presences: vars.glow.middle,
  bonus: vars.glow.end,
  adjustments: vars.text.muted,
  week: vars.text.primary,
} as const;

const filled = (fill: string) => ({
  fill,
  stroke: vars.surface.base,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const layer = rules({
  rings: filled(colours.rings),
  apptSet: filled(colours.apptSet),
  apptDone: filled(colours.apptDone),
  presences: filled(colours.presences),
  bonus: filled(colours.bonus),
  adjustments: filled(colours.adjustments),
  week: filled(colours.week),
});

export const edge = rule({
  fill: 'none',
  stroke: 'none',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
/** What the mountain would have been without what was taken away. */
export const lost = rule({
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: 1.5,
  strokeDasharray: '2 5',
});

export const pole = rule({ stroke: vars.text.primary, strokeWidth: 2, strokeLinecap: 'round' });
export const flag = rule({ fill: vars.glow.end, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
export const total = rule({
  fill: vars.text.primary,
  ...bigFigures(800),
  fontSize: 19,
  fontStretch: '112%',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
