import { useQuery } from '@tanstack/react-query';
import {
  awardsOf,
  bonusTypes,
  disqualificationsOf,
  entriesOf,
  players,
  standingsOf,
} from '@vetta/contract/client/admin-queries';
import { CallError } from '@vetta/contract/client/call';
import type { Entry } from '@vetta/contract/entries';
import { monthOf, weekStart } from '@vetta/contract/rome-time';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Standing } from '@vetta/contract/standings';
import { useMemo } from 'react';
import { joined } from '../kit/queries/joined.ts';
import { byId, byPlayer, groupedByPlayer } from './by-player.ts';
import { inMonth } from './in-month.ts';

const none: readonly Standing[] = [];

/**
 * Loads the players with the points of the day's month, the day's entries by player id, the awards of the day's week and the disqualifications of its month.
 * A row that did not change is the same object after a refresh, so that only the cards of changed rows render.
 */
export function useDayData(day: string, today: string) {
  const playersQuery = useQuery({ ...players, select: byId });
  const entries = useQuery({ ...entriesOf(day), select: byPlayer<Tagged<Entry>> });
  const types = useQuery(bonusTypes);
  const awards = useQuery({ ...awardsOf(weekStart(day)), select: groupedByPlayer });
  const disqualified = useQuery({ ...disqualificationsOf(monthOf(day)), select: byPlayer });
  const month = monthOf(day);
  const isPast = month < monthOf(today);
  const ofMonth = useQuery({ ...standingsOf(month), enabled: isPast });
  // A month before the league's beginning has no standings: nobody has points in it.
  const isUnknown = ofMonth.error instanceof CallError && ofMonth.error.status === 404;
  const standings = isUnknown ? none : ofMonth.data?.entries;
  const current = useMemo(() => playersQuery.data && Object.values(playersQuery.data), [playersQuery.data]);
  return {
    /** The players with this month's points, which the dialogs change. */
    current,
    /** The players with the points of the day's month. */
    players: {
      ...(isPast && !isUnknown ? joined(playersQuery, ofMonth) : joined(playersQuery)),
      data: useMemo(
        () => (isPast ? current && standings && inMonth(current, standings) : current),
        [isPast, current, standings],
      ),
    },
    entries: useMemo(() => entries.data && new Map(Object.entries(entries.data)), [entries.data]),
    types: types.data,
    awards: awards.data,
    disqualified: disqualified.data,
    /** All of it but the players. */
    ofDay: joined(entries, types, awards, disqualified),
  };
}
