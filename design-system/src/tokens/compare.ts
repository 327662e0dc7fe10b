import { type DesignToken, designTokens, modeOf, type TokenGroup } from './dtcg.ts';

/** What differs between our tokens and a file that came back. */
export interface Comparison {
  added: { token: string; value: string }[];
  removed: { token: string; value: string }[];
  changed: { token: string; before: string; after: string }[];
}

/**
 * Compares a file of design tokens with ours. Values are equal when they look the same, however they are written: drawing
 * tools give back `#8A5BFF` and `16px`, or a value in place of a reference. Throws when the file has no tokens.
 */
export function compareTokens(file: unknown): Comparison {
  const theirs = tokensIn(file);
  // A file of one mode says nothing of the other.
  const owners = new Set([...theirs.keys()].map(ownerOf));
  const ours = new Map([...flat(designTokens())].filter(([token]) => owners.has(ownerOf(token))));
  const shown = (tokens: Map<string, DesignToken>, token: string) =>
    shownValue(tokens.get(token)?.$value, tokens);
  const only = (one: Map<string, DesignToken>, other: Map<string, DesignToken>) =>
    [...one.keys()]
      .filter((token) => !other.has(token))
      .map((token) => ({ token, value: shown(one, token) }));
  return {
    added: only(theirs, ours),
    removed: only(ours, theirs),
    changed: [...ours.keys()].flatMap((token) => {
      const [before, after] = [shown(ours, token), shown(theirs, token)];
      return theirs.has(token) && before !== after ? [{ token, before, after }] : [];
    }),
  };
}

const ownerOf = (token: string) => token.split('.')[0] ?? '';

/** Returns the tokens of a file by their path, those of one mode below its name. Throws when it has none. */
export function tokensIn(file: unknown): Map<string, DesignToken> {
  const tokens = flat(file as TokenGroup);
  if (tokens.size === 0) throw new Error('The file has no tokens: each needs a $value.');
  const isWhole = [...tokens.keys()].every((token) => ['palette', 'dark', 'kiosk'].includes(ownerOf(token)));
  const mode = modeOf(file as TokenGroup);
  if (isWhole || !mode) return tokens;
  return new Map(
    [...tokens].map(([token, value]) => [ownerOf(token) === 'palette' ? token : `${mode}.${token}`, value]),
  );
}

/** Returns the tokens by their path, such as `dark.space.md`. */
function flat(group: TokenGroup, path: readonly string[] = []): Map<string, DesignToken> {
  const tokens = new Map<string, DesignToken>();
  if (typeof group !== 'object' || group === null) return tokens;
  if ('$value' in group) return tokens.set(path.join('.'), group as unknown as DesignToken);
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$') || typeof child !== 'object') continue;
    for (const [token, value] of flat(child as TokenGroup, [...path, name])) tokens.set(token, value);
  }
  return tokens;
}

/** Returns a value in one way of writing it: `#8a5bff`, `16 px`, `150 ms`. References are followed within their own file. */
export function shownValue(
  value: unknown,
  tokens: Map<string, DesignToken>,
  seen: readonly string[] = [],
): string {
  if (typeof value === 'string') {
    const reference = /^\{(.+)\}$/.exec(value)?.[1];
    if (reference && !seen.includes(reference)) {
      return shownValue(
        tokens.get(reference)?.$value ?? value,
        tokens,
        reference ? [...seen, reference] : seen,
      );
    }
    const hex =
      /^#[\da-f]{6}([\da-f]{2})?$/i.test(value) && value.toLowerCase().replace(/(?<=^#.{6})ff$/, '');
    return hex || value.replace(/^(\d*\.?\d+)(px|ms)$/, (_, figure, unit) => `${Number(figure)} ${unit}`);
  }
  if (Array.isArray(value)) return value.map((each) => shownValue(each, tokens, seen)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  if (isColour(value)) return hexOf(value);
  if ('unit' in value && 'value' in value) return `${Number(value.value)} ${value.unit}`;
  if ('color' in value && 'position' in value)
    return `${shownValue(value.color, tokens, seen)} ${value.position}`;
  return JSON.stringify(value);
}

/**
 * Returns what a colour's own `hex` says where its components, which count, are those of another colour: somebody has edited the
 * hex alone. Undefined where both agree.
 */
export function contradictingHex(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !isColour(value) || value.hex === undefined)
    return undefined;
  const hex = value.hex.toLowerCase();
  return hex === hexOf({ ...value, alpha: 1 }) ? undefined : hex;
}

interface Colour {
  colorSpace: string;
  components: number[];
  alpha?: number;
  hex?: string;
}

const isColour = (value: object): value is Colour => 'colorSpace' in value && 'components' in value;

const hexOf = ({ components, alpha = 1 }: Colour) =>
  `#${[...components, ...(alpha < 1 ? [alpha] : [])]
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
