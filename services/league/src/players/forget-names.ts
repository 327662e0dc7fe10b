/** A player whose names are replaced. */
export interface Person {
  readonly id: string;
  /** The name in place of the others. */
  readonly name: string;
  /** Every name that the player has or had. */
  readonly names: readonly string[];
  /** The other players whose name is one of these or contains one: «Anna Rossi» beside «Anna». Their names stay. */
  readonly namesakes: readonly { readonly id: string; readonly name: string }[];
}

/** Returns whether one of the names stands in a text, in any case. */
export const mentions = (text: string, names: readonly string[]): boolean =>
  names.length > 0 && wholeWords(names).test(text);

/**
 * Returns a text with the person's names replaced, in any case. A longer name of another player stays; one that two players
 * share is replaced.
 */
export function forgetNamesInText(text: string, { name, names, namesakes }: Person): string {
  if (names.length === 0) return text;
  const own = new Set(names.map((known) => known.toLowerCase()));
  return text.replace(wholeWords([...names, ...namesakes.map((other) => other.name)]), (found) =>
    own.has(found.toLowerCase()) ? name : found,
  );
}

/** The longest first: a name may be part of another. */
const wholeWords = (names: readonly string[]): RegExp => {
  const longestFirst = names.toSorted((one, other) => other.length - one.length).map(RegExp.escape);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
};

/** What a row or a file is found by: never rewritten. */
const ADDRESSES: ReadonlySet<string> = new Set(['id', 'key', 'imageUrl', 'image_url', 'url', 'smallUrl']);

/**
 * Returns JSON with the person's names replaced: the `name` of the person's own objects, and every other text in which a
 * name stands, except keys and the addresses of pictures. The `name` of a namesake's object stays, even if it is the same.
 */
export function forgetNames(json: unknown, person: Person): unknown {
  if (typeof json === 'string') return forgetNamesInText(json, person);
  if (Array.isArray(json)) return json.map((value) => forgetNames(value, person));
  if (json === null || typeof json !== 'object') return json;
  const own = owner(json);
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (ADDRESSES.has(key)) return [key, value];
      if (key !== 'name') return [key, forgetNames(value, person)];
      if (own === person.id) return [key, person.name];
      return [key, person.namesakes.some(({ id }) => id === own) ? value : forgetNames(value, person)];
    }),
  );
}

/** Returns the names in the objects of the player with this id. */
export function namesIn(json: unknown, id: string): string[] {
  if (json === null || typeof json !== 'object') return [];
  const inside = Object.values(json).flatMap((value) => namesIn(value, id));
  return 'name' in json && typeof json.name === 'string' && owner(json) === id
    ? [json.name, ...inside]
    : inside;
}

/** Returns the id that an object has, of a row or of its player. */
function owner(json: object): unknown {
  if ('playerId' in json) return json.playerId;
  if ('player_id' in json) return json.player_id;
  return 'id' in json ? json.id : undefined;
}
