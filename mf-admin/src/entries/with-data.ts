import { type Entry, isRecorded } from '@vetta/contract/entries';
import { amount } from '../audit/words/enumeration.ts';

interface WithId {
  readonly id: string;
}

/**
 * Returns the next player without data: after `current`, then from the start of the list. Returns undefined if all
 * other players have data.
 */
export function nextWithoutData<Player extends WithId>(
  players: readonly Player[],
  hasData: (player: Player) => boolean,
  current: string,
): Player | undefined {
  const start = players.findIndex(({ id }) => id === current) + 1;
  const others = [...players.slice(start), ...players.slice(0, start)];
  return others.find((player) => player.id !== current && !hasData(player));
}

/**
 * Whether a player's numbers of a day are still to be asked for: not of a day before the player was in the game (docs/rules.md,
 * «Entries»).
 */
export const isMissing = (
  { id, joinedOn }: WithId & { readonly joinedOn: string },
  day: string,
  entries: ReadonlyMap<string, Entry> | undefined,
): boolean => joinedOn <= day && !isRecorded(entries?.get(id));

/** Says whose numbers are still to be asked for, where who is away has none: «non manca nessuno». */
export const missingInWords = (missing: number): string =>
  missing === 0
    ? 'non manca nessuno'
    : `${missing === 1 ? 'manca' : 'mancano'} ancora ${amount(missing, 'persona', 'persone')}`;

/**
 * Returns a player's days with data. `dates` are loaded once; the chosen day follows the day's own list, which is
 * refreshed with other admins' changes. `entry` is null without one, and undefined while that list loads.
 */
export function markedDays(
  dates: readonly string[] | undefined,
  day: string,
  entry: Entry | null | undefined,
): ReadonlySet<string> {
  const marked = new Set(dates);
  if (entry && !entry.absent) marked.add(day);
  else if (entry !== undefined) marked.delete(day);
  return marked;
}
