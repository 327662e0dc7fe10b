import { nameKey } from '@vetta/contract/name-key';
import type { Standing } from '@vetta/contract/standings';

/** How many players the search suggests at most. */
const MAX_SUGGESTIONS = 5;

/** Whether a name is what was typed, without case and accents. */
export const isName = (name: string, typed: string): boolean => nameKey(name) === nameKey(typed);

/** Returns the first players in the standings whose name contains what was typed; none if nothing was. */
export function findPlayers<Player extends Pick<Standing, 'name'>>(
  players: readonly Player[],
  typed: string,
): readonly Player[] {
  const wanted = nameKey(typed);
  if (wanted === '') return [];
  return players.filter(({ name }) => nameKey(name).includes(wanted)).slice(0, MAX_SUGGESTIONS);
}
