import { NewContent } from '@vetta/contract/content';
import { LONGEST_TEAM } from '@vetta/contract/groups';
import { NewPlayer } from '@vetta/contract/players';
import { NewPrize } from '@vetta/contract/prizes';
import { NewRule } from '@vetta/contract/rules';
import type { z } from 'zod';
import { columnOf } from '../store/columns.ts';

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
  const isOwn = new RegExp(`^(?:${oneOf(names)})$`, 'iu');
  return text.replace(wholeWords([...names, ...namesakes.map((other) => other.name)]), (found) =>
    isOwn.test(found) ? name : found,
  );
}

/** The longest first: a name may be part of another. A name without a word is found nowhere. */
const oneOf = (names: readonly string[]): string =>
  names
    .filter((name) => /[\p{L}\p{N}]/u.test(name))
    .toSorted((one, other) => other.length - one.length)
    .map(RegExp.escape)
    .join('|') || '(?!)';

/** Of any script. An accent may be a mark of its own after its letter. */
const wholeWords = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${oneOf(names)})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');

/** What a row, a file or a source's person is found by: never rewritten. `forgetIdentities` replaces the person's own `who`. */
const ADDRESSES: ReadonlySet<string> = new Set('id key imageUrl image_url url smallUrl who'.split(' '));

/** Returns the fields that take a name. */
export const textsOf = ({ shape }: z.ZodObject): string[] =>
  Object.keys(shape).filter((field) => !ADDRESSES.has(field) && shape[field].safeParse('Anna Rossi').success);

/** Which values people write, in the words of the calls and of the tables. */
const TEXTS = new Set(
  [NewContent, NewPlayer, NewPrize, NewRule].flatMap(textsOf).flatMap((field) => [field, columnOf(field)]),
);
const WRITTEN =
  /^(?:actor|message|names?|newPlayers|reason|screen|sheet|text|why)$|(?:By|_by|Because|_because|Reason|_reason|Screen|_screen|Title|_title)$/;

/** An undo writes a journal's text into a column that takes no more. */
const LONGEST: Readonly<Record<string, number>> = { team: LONGEST_TEAM };

/** Whether a value is a word of the product's own, as `open` is a month's state, even if a player is called so. */
const isOwnWord = (key: string, value: unknown): boolean =>
  typeof value === 'string' && !TEXTS.has(key) && !WRITTEN.test(key) && !/\s/.test(value);

/**
 * Returns JSON with the person's names replaced: the `name` of the person's own objects, and every other text in which a
 * name stands, except addresses, the keys in `spared`, and words of the product's own. The `name` of a namesake's object stays, even
 * if it is the same.
 */
export function forgetNames(json: unknown, person: Person, spared = ADDRESSES): unknown {
  const inside = (value: unknown, within: string): unknown => {
    if (typeof value === 'string')
      return isOwnWord(within, value) ? value : forgetNamesInText(value, person).slice(0, LONGEST[within]);
    if (Array.isArray(value)) return value.map((one) => inside(one, within));
    if (value === null || typeof value !== 'object') return value;
    const own = owner(value);
    const isNamesake = person.namesakes.some(({ id }) => id === own);
    const left = ([key, part]: [string, unknown]) => {
      if (ADDRESSES.has(key) || spared.has(key) || (key === 'name' && isNamesake)) return [key, part];
      return [key, key === 'name' && own === person.id ? person.name : inside(part, key)];
    };
    return Object.fromEntries(Object.entries(value).map(left));
  };
  return inside(json, 'value');
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
