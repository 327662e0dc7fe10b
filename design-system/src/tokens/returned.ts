import { compareTokens, contradictingHex, shownValue, tokensIn } from './compare.ts';
import { pairsOf } from './contrast.ts';
import { tokenOf } from './dtcg.ts';
import { palette, type ThemeName, themes, tokenValue } from './tokens.ts';
import { turnableNumbers, turnablePurposes } from './turnable.ts';
import { type Changes, turned } from './turned.ts';

/** What a file that came back changes in the sources. */
export interface Returned {
  changes: Changes;
  /** What no patch can do, with the reason, a sentence each. */
  left: string[];
}

/**
 * Reads a file of design tokens that a drawing tool gives back, whole or of one mode, as changes of the sources. A colour
 * of a purpose becomes another colour of the palette; washes and gradients follow; lengths in px become rem or vmin. Throws
 * when the file has no tokens.
 */
export function returnedTokens(file: unknown): Returned {
  const theirs = tokensIn(file);
  const { added, removed, changed } = compareTokens(file);
  const changes: Changes = {};
  const left = [
    ...added.map(({ token }) => `${token} is new: add it by hand, as docs/design-system.md says`),
    ...removed.map(({ token }) => `${token} is not in the file: it stays`),
    ...[...theirs].flatMap(([token, { $value }]) => {
      const hex = contradictingHex($value);
      return hex === undefined
        ? []
        : [
            `${token}: its hex is ${hex} and its components are ${shownValue($value, theirs)}, which count: change both`,
          ];
    }),
  ];
  for (const { token, after } of changed.filter(({ token }) => token.startsWith('palette.'))) {
    if (/^#[\da-f]{6}$/.test(after)) changes[token] = after;
    else left.push(`${token}: ${after} is no opaque colour`);
  }
  const colours = Object.entries(palette).map(([name, before]) => ({
    name,
    before: String(before),
    hex: changes[`palette.${name}`] ?? before,
  }));
  for (const [token, { $value }] of theirs) {
    const { mode, name } = splitMode(token);
    const purpose = turnablePurposes.find((each) => mode && each.name === `purpose.${name}`);
    if (!purpose) continue;
    const reference = typeof $value === 'string' && /^\{palette\.(.+)\}$/.exec($value)?.[1];
    const value = shownValue($value, theirs);
    const own = colours.find((colour) => colour.name === purpose.value);
    // A tool may give back the colour in place of its name: that of the file, or the one from before.
    if (reference ? reference === purpose.value : [own?.hex, own?.before].includes(value)) continue;
    const colour = colours.find(({ name, hex }) => (reference ? name === reference : hex === value));
    if (!colour) left.push(`${token}: ${reference || value} is no colour of the palette: add it there first`);
    else if ((changes[purpose.name] ?? colour.name) !== colour.name)
      left.push(`${token}: dark and kiosk name different colours, and share one`);
    else changes[purpose.name] = colour.name;
  }
  for (const { token, after } of changed) {
    const { mode, name } = splitMode(token);
    if (!mode || turnablePurposes.some((each) => each.name === `purpose.${name}`)) continue;
    const number = turnableNumbers(mode).find((each) => each.name === token);
    const value = number && inUnitOf(number.value, after);
    const follows = shownValue(tokenOf(tokenValue(turned(mode, changes), name)).$value, theirs);
    if (value) changes[token] = value;
    else if (!tokenValue(themes[mode], name).includes('#'))
      left.push(`${token}: ${after} cannot be patched, change it in the source`);
    else if (after !== follows)
      left.push(`${token} follows its purpose and becomes ${follows}, not ${after}`);
  }
  return { changes, left };
}

/** Returns the contrasts that changes move in a theme: the weak ones first. */
export function movedContrasts(theme: ThemeName, changes: Changes): string[] {
  const before = pairsOf(themes[theme]);
  return pairsOf(turned(theme, changes))
    .flatMap((pair, index) => {
      const old = before[index]?.contrast ?? 0;
      return Math.abs(pair.contrast - old) < 0.005 ? [] : [{ ...pair, old }];
    })
    .sort((one, other) => one.contrast / one.least - other.contrast / other.least)
    .map(
      ({ word, behind, old, contrast, least }) =>
        `${contrast < least ? 'TOO LOW  ' : 'contrast '}${word} on ${behind}: ${old.toFixed(2)} → ${contrast.toFixed(2)}, needs ${least}`,
    );
}

/** Returns the mode and the name of `dark.glow.start`; no mode for a colour of the palette. */
function splitMode(token: string): { mode: ThemeName | undefined; name: string } {
  const mode = (['dark', 'kiosk'] as const).find((each) => token.startsWith(`${each}.`));
  return { mode, name: token.slice(mode ? mode.length + 1 : 0) };
}

/** Returns a value such as `32 px` in the unit of ours, rem, vmin or ms; undefined for what has another kind. */
function inUnitOf(ours: string, written: string): string | undefined {
  const [, figure = '', unit = ''] = /^(\d*\.?\d+) (px|rem|ms|s)$/.exec(written) ?? [];
  const own = /[a-z]+$/.exec(ours)?.[0] ?? '';
  const factor = factors[`${unit} ${own}`];
  return factor === undefined ? undefined : `${Number((Number(figure) * factor).toFixed(4))}${own}`;
}

// As dtcg.ts writes them: a rem is 16 px, a vmin 10.8 px.
const factors: Record<string, number> = {
  'px rem': 1 / 16,
  'px vmin': 1 / 10.8,
  'rem rem': 1,
  'rem vmin': 16 / 10.8,
  'ms ms': 1,
  's ms': 1000,
};
