import { coloursOf } from '../theme/colours.ts';
import { type Purposes, purposes } from '../theme/purposes.ts';
import { palette, type ThemeName, themes, tokensOf, tokenValue, type Values, variableOf } from './tokens.ts';

/**
 * Other values for tokens: a colour of the palette (`palette.violet`), the colour that a purpose takes (`purpose.glow.start`:
 * `coral`), or a number of one theme, such as `kiosk.space.md`.
 */
export type Changes = Record<string, string>;

/** Returns a theme with these changes. A colour of the palette or a purpose changes every token that is made of it. */
export function turned(theme: ThemeName, changes: Changes): Values {
  const colours: Values = coloursOf(
    changed(palette, 'palette', changes),
    Object.fromEntries(
      Object.entries(purposes).map(([group, names]) => [group, changed(names, `purpose.${group}`, changes)]),
    ) as Purposes, // A change names a colour of the palette: fromAddress and apply let no other one in.
  );
  return Object.fromEntries(
    Object.entries<Record<string, string>>(themes[theme]).map(([group, tokens]) => [
      group,
      changed(colours[group] ?? tokens, `${theme}.${group}`, changes),
    ]),
  );
}

const changed = <Tokens extends Record<string, string>>(tokens: Tokens, owner: string, changes: Changes) =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, changes[`${owner}.${name}`] ?? value]),
  ) as Record<keyof Tokens, string>;

/**
 * Returns a style sheet that gives a document these changes. It has no layer, so it is stronger than the themes, and names
 * each changed token for both themes: else the root's value would count on a wall, too.
 */
export function sheetOf(changes: Changes): string {
  const names = ['dark', 'kiosk'] as const;
  const values = { dark: turned('dark', changes), kiosk: turned('kiosk', changes) };
  const tokens = tokensOf(themes.dark)
    .map(([token]) => token)
    .filter((token) =>
      names.some((name) => tokenValue(values[name], token) !== tokenValue(themes[name], token)),
    );
  return names
    .map((name) => {
      const declarations = tokens.map((token) => `${variableOf(token)}: ${tokenValue(values[name], token)};`);
      return `${name === 'dark' ? ':root, ' : ''}[data-theme='${name}'] { ${declarations.join(' ')} }`;
    })
    .join('\n');
}
