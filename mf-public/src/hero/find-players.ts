import type { Standing } from '@vetta/contract/standings';

/** How many players the search suggests at most. */
const MAX_SUGGESTIONS = 5;

/** Returns a name as the search compares it: without case, accents, and the difference between the two apostrophes. */
const comparable = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase('it');

/** Returns the first players in the standings whose name contains what was typed; none if nothing was. */
export function findPlayers<Player extends Pick<Standing, 'name'>>(
  players: readonly Player[],
  typed: string,
): readonly Player[] {
  const wanted = comparable(typed.trim());
  if (wanted === '') return [];
  return players.filter(({ name }) => comparable(name).includes(wanted)).slice(0, MAX_SUGGESTIONS);
}
