import { useQuery } from '@tanstack/react-query';
import {
  awardsOf,
  bonusTypes,
  disqualificationsOf,
  entriesOf,
  players,
} from '@vetta/contract/client/admin-queries';
import { monthOf, weekStart } from '@vetta/contract/client/rome-time';
import type { Entry } from '@vetta/contract/entries';
import type { Tagged } from '@vetta/contract/row-tag';
import { useMemo } from 'react';
import { joined } from '../queries/joined.ts';
import { byId, byPlayer, groupedByPlayer } from './by-player.ts';

/**
 * Loads the players, the day's entries by player id, the awards of the day's week and the disqualifications of its month.
 * A row that did not change is the same object after a refresh, so that only the cards of changed rows render.
 */
export function useDayData(day: string) {
  const playersQuery = useQuery({ ...players, select: byId });
  const entries = useQuery({ ...entriesOf(day), select: byPlayer<Tagged<Entry>> });
  const types = useQuery(bonusTypes);
  const awards = useQuery({ ...awardsOf(weekStart(day)), select: groupedByPlayer });
  const disqualified = useQuery({ ...disqualificationsOf(monthOf(day)), select: byPlayer });
  return {
    players: {
      ...joined(playersQuery),
      data: useMemo(() => playersQuery.data && Object.values(playersQuery.data), [playersQuery.data]),
    },
    entries: useMemo(() => entries.data && new Map(Object.entries(entries.data)), [entries.data]),
    types: types.data,
    awards: awards.data,
    disqualified: disqualified.data,
    /** All of it but the players. */
    ofDay: joined(entries, types, awards, disqualified),
  };
}
