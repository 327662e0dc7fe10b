import { nameKey } from '@vetta/contract/name-key';
import { isOneLetterOff } from '@vetta/contract/one-letter-off';
import type { Standing } from '@vetta/contract/standings';

/** How many players the search suggests at most. */
const MAX_SUGGESTIONS = 5;
/** A shorter word with another letter would be anybody's. */
const SHORTEST_MISTYPED = 4;

/** Whether a name is what was typed, without case and accents. */
export const isName = (name: string, typed: string): boolean => nameKey(name) === nameKey(typed);

/**
 * Returns the first players in the standings who match what was typed; none if nothing was. First those with a name
 * that begins with it, then those with all its words anywhere; where nobody has these letters, those who have them without spaces
 * («deluca»), then those with words that are one letter off.
 */
export function findPlayers<Player extends Pick<Standing, 'name'>>(
  players: readonly Player[],
  typed: string,
): readonly Player[] {
  const wanted = nameKey(typed);
  if (wanted === '') return [];
  const words = wordsOf(wanted);
  const matching = (isMatch: (name: string) => boolean) =>
    players.filter(({ name }) => isMatch(nameKey(name)));
  const found = new Set([
    ...matching((name) => ` ${name}`.includes(` ${wanted}`)),
    ...matching((name) => words.every((word) => name.replace(/'/g, '').includes(word))),
  ]);
  const joined = matching((name) => wordsOf(name).join('').includes(words.join('')));
  const near = matching((name) =>
    words.every((word) => wordsOf(name).some((other) => isAlmost(word, other))),
  );
  return [[...found], joined, near].find(({ length }) => length > 0)?.slice(0, MAX_SUGGESTIONS) ?? [];
}

/** Returns the words of a key: «d’avila» is typed «davila», too. */
const wordsOf = (key: string): readonly string[] => key.replace(/'/g, '').match(/[^\s-]+/g) ?? [];

/** Whether a word begins another one, with one letter off if it is long enough. */
const isAlmost = (word: string, other: string): boolean =>
  other.startsWith(word) ||
  (word.length >= SHORTEST_MISTYPED &&
    [-1, 0, 1].some((more) => isOneLetterOff(word, other.slice(0, word.length + more))));
