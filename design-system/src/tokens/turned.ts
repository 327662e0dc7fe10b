import { palette, type ThemeName, themes, tokensOf, tokenValue, type Values, variableOf } from './tokens.ts';

/** Other values for tokens: `palette.violet`, or a number of one theme, such as `kiosk.space.md`. */
export type Changes = Record<string, string>;

/** Returns a theme with these changes. A colour of the palette changes every token that is made of it. */
export function turned(theme: ThemeName, changes: Changes): Values {
  const colours = Object.entries(palette).flatMap(([name, colour]) => {
    const other = changes[`palette.${name}`];
    return other ? [{ colour, other }] : [];
  });
  const values: Values = {};
  for (const [group, tokens] of Object.entries(themes[theme])) {
    values[group] = Object.fromEntries(
      Object.entries(tokens).map(([name, value]) => [
        name,
        changes[`${theme}.${group}.${name}`] ?? withColours(value, colours),
      ]),
    );
  }
  return values;
}

/** Replaces in one pass, so that two colours can change places. */
const withColours = (value: string, colours: { colour: string; other: string }[]) =>
  value.replace(/#[\da-f]{6}/gi, (hex) => colours.find(({ colour }) => colour === hex)?.other ?? hex);

/**
 * Returns a style sheet that gives a document these changes. It has no layer, so it is stronger than the themes, and names
 * each changed token for both themes: else the root's value would count on a wall, too.
 */
export function sheetOf(changes: Changes): string {
  const names = ['dark', 'kiosk'] as const;
  const values = { dark: turned('dark', changes), kiosk: turned('kiosk', changes) };
  const changed = tokensOf(themes.dark)
    .map(([token]) => token)
    .filter((token) =>
      names.some((name) => tokenValue(values[name], token) !== tokenValue(themes[name], token)),
    );
  return names
    .map((name) => {
      const declarations = changed.map(
        (token) => `${variableOf(token)}: ${tokenValue(values[name], token)};`,
      );
      return `${name === 'dark' ? ':root, ' : ''}[data-theme='${name}'] { ${declarations.join(' ')} }`;
    })
    .join('\n');
}
