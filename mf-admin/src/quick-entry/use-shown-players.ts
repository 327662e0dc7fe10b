import { type Entry, isRecorded } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { useState } from 'react';
import { isMissing } from '../entries/with-data.ts';
import type { GridState } from './grid-state.ts';

interface ShownPlayers {
  readonly players: readonly Player[];
  readonly day: string;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly isOnlyMissing: boolean;
  readonly state: Pick<GridState, 'drafts' | 'saved'>;
}

/**
 * Returns the players of the grid's rows. Who is missing is decided when the filter is switched on: another admin's save
 * takes no row away from under the cursor, a save here does.
 */
export function useShownPlayers({
  players,
  day,
  entries,
  isOnlyMissing,
  state: { drafts, saved },
}: ShownPlayers): readonly Player[] {
  const missing = () =>
    new Set(players.filter((player) => isMissing(player, day, entries)).map(({ id }) => id));
  const [filter, setFilter] = useState(() => ({ isOnlyMissing, ids: missing() }));
  // React's pattern for state from the previous render: it renders again before the browser paints.
  if (filter.isOnlyMissing !== isOnlyMissing) setFilter({ isOnlyMissing, ids: missing() });
  if (!isOnlyMissing) return players;
  return players.filter(
    ({ id }) => filter.ids.has(id) && (drafts.has(id) || !(saved.has(id) && isRecorded(entries.get(id)))),
  );
}
