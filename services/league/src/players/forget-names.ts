/** A player whose names are replaced. */
export interface Person {
  readonly id: string;
  /** The name in place of the others. */
  readonly name: string;
  /** Every name that the player has or had. */
  readonly names: readonly string[];
}

/** Returns a text with the person's names replaced, in any case. */
export function forgetNamesInText(text: string, { name, names }: Person): string {
  // The longest first: a name may be part of another.
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce(
    (forgotten, known) =>
      forgotten.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(known)}(?![\\p{L}\\p{N}])`, 'giu'),
        () => name,
      ),
    text,
  );
}

/**
 * Returns JSON with the person's names replaced: the `name` of the person's own objects, and every other text in which a
 * name stands. The `name` of another player's object stays, even if it is the same.
 */
export function forgetNames(json: unknown, person: Person): unknown {
  if (typeof json === 'string') return forgetNamesInText(json, person);
  if (Array.isArray(json)) return json.map((value) => forgetNames(value, person));
  if (json === null || typeof json !== 'object') return json;
  const own = owner(json);
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (key !== 'name' || own === undefined) return [key, forgetNames(value, person)];
      return [key, own === person.id ? person.name : value];
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
