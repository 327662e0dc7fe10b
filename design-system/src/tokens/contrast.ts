import { tokenValue, type Values } from './tokens.ts';

/** A word or an edge on what it may stand on. */
export interface Pair {
  /** Tokens, such as `text.muted`. */
  word: string;
  behind: string;
  /** What is under `behind`, which may be translucent. */
  under: string;
  /** The least contrast that WCAG 2.2 AA wants: 4.5 of text, 3 of the edges of controls. */
  least: 4.5 | 3;
  contrast: number;
}

const grounds = ['ground.deep', 'ground.base', 'surface.base', 'surface.raised', 'surface.sunken'];
const surfaces = [...grounds, 'surface.hover'];
const statuses = ['info', 'success', 'warning', 'danger'];
const metals = ['gold', 'silver', 'bronze'];
const lights = ['glow.start', 'glow.middle', 'glow.end'];
const movements = ['movement.up', 'movement.down'];
const words = [
  'text.primary',
  'text.muted',
  'text.accent',
  ...statuses.map((status) => `status.${status}`),
  ...movements,
  'movement.same',
  ...metals.map((metal) => `podium.${metal}`),
];

/** Returns every pair of colours that may meet in a theme, with its contrast. */
export function pairsOf(theme: Values): Pair[] {
  const pair = (least: Pair['least'], word: string, behind: string, under = behind): Pair => ({
    word,
    behind,
    under,
    least,
    contrast: contrast(tokenValue(theme, word), tokenValue(theme, behind), tokenValue(theme, under)),
  });
  const text = (word: string, behind: string, under?: string) => pair(4.5, word, behind, under);
  const edge = (word: string, behind: string) => pair(3, word, behind);
  const onWash = (word: string, wash: string) => text(word, wash, 'surface.base');
  return [
    ...surfaces.flatMap((surface) => words.map((word) => text(word, surface))),
    ...metals.flatMap((metal) =>
      ['text.primary', 'text.muted', ...movements].map((word) => onWash(word, `podium.${metal}Wash`)),
    ),
    ...statuses.flatMap((status) =>
      ['text.primary', 'text.muted', `status.${status}`].map((word) => onWash(word, `status.${status}Wash`)),
    ),
    ...lights.map((light) => text('text.onGlow', light)),
    ...metals.map((metal) => text('podium.ink', `podium.${metal}`)),
    text('text.onBright', 'text.primary'),
    text('status.onDanger', 'status.dangerFill'),
    ...grounds.flatMap((ground) =>
      ['line.control', 'focus.ring', ...lights].map((line) => edge(line, ground)),
    ),
  ];
}

/** Returns the WCAG contrast, 1 to 21, of a colour on a surface, which may be translucent on an opaque one. */
function contrast(colour: string, behind: string, under: string): number {
  const [one, other] = [luminance(over(colour, behind)), luminance(over(behind, under))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns the channels of a colour (`#rrggbb` or `#rrggbbaa`), 0 to 1. */
export const channelsOf = (hex: string): number[] =>
  [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16) / 255);

/** Returns the opaque colour that a translucent one gives on an opaque one. */
function over(hex: string, ground: string): number[] {
  const [below, above] = [channelsOf(ground), channelsOf(hex)];
  const alpha = above[3] ?? 1;
  return above.slice(0, 3).map((value, index) => value * alpha + (below[index] ?? 0) * (1 - alpha));
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
