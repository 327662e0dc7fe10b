import { type Entry, isRecorded } from '@vetta/contract/entries';

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

/** Returns how many of these players have data. The day's entries may also have those of players who left. */
export const countWithData = (
  players: readonly { readonly id: string }[],
  entries: ReadonlyMap<string, Entry>,
): number => players.filter(({ id }) => isRecorded(entries.get(id))).length;

/**
 * Returns a player's days with data. `dates` are loaded once; the chosen day follows the day's own list, which is
 * refreshed with other admins' changes. `hasData` is undefined while that list loads.
 */
export function markedDays(
  dates: readonly string[] | undefined,
  day: string,
  hasData: boolean | undefined,
): ReadonlySet<string> {
  const marked = new Set(dates);
  if (hasData === true) marked.add(day);
  if (hasData === false) marked.delete(day);
  return marked;
}
