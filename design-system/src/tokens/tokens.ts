import { dark } from '../theme/dark.ts';
import { kiosk } from '../theme/kiosk.ts';
import { palette } from '../theme/palette.ts';

export { palette };

/** The values of every token, by theme. Only what shows or exports them reads them; all other code uses `vars`. */
export const themes = { dark, kiosk };
export type ThemeName = keyof typeof themes;

/** The values of a theme: groups of tokens. A turned theme has other values than those of the sources. */
export type Values = Record<string, Record<string, string>>;

/** Returns the value of a token, such as `text.muted`. Throws for one that does not exist. */
export function tokenValue(values: Values, token: string): string {
  const [group = '', name = ''] = token.split('.');
  const value = values[group]?.[name];
  if (value === undefined) throw new Error(`There is no token ${token}`);
  return value;
}

/** Returns all tokens of a theme in their order, as `text.muted` and its value. */
export const tokensOf = (values: Values): [token: string, value: string][] =>
  Object.entries(values).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]): [string, string] => [`${group}.${name}`, value]),
  );

/** Returns the name of a token's CSS variable: `text.onGlow` is `--vetta-text-on-glow`. */
export const variableOf = (token: string) =>
  `--vetta-${token.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export interface Ingredient {
  name: string;
  /** 0 to 1. */
  opacity: number;
}

/** Returns the colours of the palette that a token's value is made of, in their order. */
export const ingredientsOf = (value: string): Ingredient[] =>
  [...value.matchAll(/(#[\da-f]{6})([\da-f]{2})?\b/gi)].flatMap(([, hex, alpha = 'ff']) => {
    const name = Object.entries(palette).find(([, colour]) => colour === hex)?.[0];
    return name ? [{ name, opacity: Number.parseInt(alpha, 16) / 255 }] : [];
  });
