import { channelsOf } from './contrast.ts';
import { palette, type ThemeName, themes } from './tokens.ts';

/** A token of the Design Tokens format (DTCG 2025.10). */
export interface DesignToken {
  $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'gradient';
  $value: unknown;
  /** What the style sheets write, where the format cannot say it: rem, vmin and formulas. */
  $extensions?: { 'it.vetta': { css: string } };
}
export interface TokenGroup {
  [name: string]: TokenGroup | DesignToken | string;
}

/**
 * Returns all tokens in the Design Tokens format: the palette, then the tokens of each theme, which refer to it. The format
 * has lengths in px and rem only, and importers of drawing tools read px only: a rem is 16 px, a vmin that of a wall of
 * 1920 × 1080, a formula its value at 1440 × 900.
 */
export const designTokens = (): TokenGroup => ({
  $description: 'Vetta: palette, dark (pages) and kiosk (walls of 1920 × 1080)',
  palette: mapped(palette, (hex) => ({ $type: 'color', $value: colourOf(hex) })),
  dark: themeOf(themes.dark),
  kiosk: themeOf(themes.kiosk),
});

/**
 * Returns the tokens of one mode with the palette, for drawing tools that take a file a mode: both files have the same names.
 */
export const modeTokens = (mode: ThemeName): TokenGroup => ({
  $description: `${MODE_OF}${mode}`,
  palette: mapped(palette, (hex) => ({ $type: 'color', $value: colourOf(hex) })),
  ...themeOf(themes[mode]),
});

const MODE_OF = 'Vetta, mode ';

/** Returns the mode of a file of one; undefined for one that does not say. */
export const modeOf = ({ $description }: TokenGroup): ThemeName | undefined =>
  typeof $description === 'string'
    ? (['dark', 'kiosk'] as const).find((mode) => $description === `${MODE_OF}${mode}`)
    : undefined;

const themeOf = (theme: (typeof themes)['dark']): TokenGroup =>
  mapped(theme, (group) => mapped(group as Record<string, string>, tokenOf));

const mapped = <In, Out>(map: Record<string, In>, to: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, to(value)]));

/** Returns a value of a theme as a token. */
export function tokenOf(css: string): DesignToken {
  const $extensions = { 'it.vetta': { css } };
  if (css.startsWith('#')) return { $type: 'color', $value: aliasOf(css) ?? colourOf(css) };
  if (css.startsWith('linear-gradient')) return { $type: 'gradient', $value: stopsOf(css), $extensions };
  if (css.startsWith('cubic-bezier')) return { $type: 'cubicBezier', $value: numbersIn(css), $extensions };
  if (css.includes("'")) return { $type: 'fontFamily', $value: css.replaceAll("'", '').split(', ') };
  if (css.endsWith('ms')) return { $type: 'duration', $value: { value: Number.parseFloat(css), unit: 'ms' } };
  return { $type: 'dimension', $value: { value: pixelsOf(css), unit: 'px' }, $extensions };
}

const aliasOf = (hex: string) => {
  const name = Object.entries(palette).find(([, colour]) => colour === hex)?.[0];
  return name && `{palette.${name}}`;
};

const colourOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf(hex).map((channel) =>
    Number(channel.toFixed(4)),
  );
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
};

const numbersIn = (css: string) => (css.match(/-?\d*\.?\d+/g) ?? []).map(Number);

/** The stops of `linear-gradient(100deg, #8a5bff, #ff7a70 55%, #ffb86b)`. */
const stopsOf = (css: string) => {
  const stops = [...css.matchAll(/(#[\da-f]{6})(?: (\d+)%)?/gi)];
  return stops.map(([, hex = '', percent], index) => ({
    color: aliasOf(hex) ?? colourOf(hex),
    position: percent ? Number(percent) / 100 : index / (stops.length - 1),
  }));
};

const pixels: Record<string, number> = { px: 1, rem: 16, vmin: 10.8, vw: 14.4 };

/** Returns a length in px: of `clamp(a, b + c, d)` the middle one, where it is between the others. */
function pixelsOf(css: string): number {
  const terms = css.replace('clamp(', '').replace(')', '').split(',').map(sum);
  const [least = 0, middle = least, most = middle] = terms;
  return Number(Math.min(Math.max(least, middle), most).toFixed(2));
}

const sum = (css: string) =>
  [...css.matchAll(/(\d*\.?\d+)([a-z]+)/g)].reduce(
    (total, [, figure, unit = '']) => total + Number(figure) * (pixels[unit] ?? Number.NaN),
    0,
  );
