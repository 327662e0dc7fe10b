import { QueryClient } from '@tanstack/react-query';
import {
  dashboard,
  disqualificationsOf,
  entriesOf,
  entryDates,
  players,
  usualNumbers,
} from '@vetta/contract/client/admin-queries';
import {
  adminDraws,
  adminMonth,
  adminMonths,
  monthPrizes,
  rehearsal,
} from '@vetta/contract/client/month-queries';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { expect, test } from 'vitest';
import { disqualificationData, entriesData, refresh, type Stale, scoringData } from './refresh.ts';

const [giulia, marco] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

interface Refreshed {
  readonly queryKey: readonly unknown[];
}

test.each<[what: string, stale: readonly Stale[], shown: Refreshed[], untouched: Refreshed[]]>([
  [
    'after a scoring change the participants, the dashboard and the leaderboard',
    scoringData,
    [players, dashboard, leaderboard],
    [],
  ],
  [
    'after an entry the day, the points, what is usual for a player and the days with data',
    entriesData([giulia]),
    [entriesOf('2026-11-20'), usualNumbers('2026-11-21'), entryDates(giulia), leaderboard],
    [entryDates(marco)],
  ],
  [
    'after a disqualification the pages of the months, and what a rebuild would change',
    disqualificationData,
    [
      ...[disqualificationsOf('2026-10'), adminMonths, adminMonth('2026-10'), monthPrizes('2026-10')],
      ...[adminDraws('2026-10'), rehearsal('2026-10', 'kept')],
    ],
    [],
  ],
])('%s are fetched again', async (_, stale, shown, untouched) => {
  const client = new QueryClient();
  for (const { queryKey } of [...shown, ...untouched]) client.setQueryData<unknown>(queryKey, {});
  await refresh(client, stale);
  const isStale = ({ queryKey }: Refreshed) => client.getQueryState(queryKey)?.isInvalidated;
  expect(shown.map(isStale)).toEqual(shown.map(() => true));
  expect(untouched.map(isStale)).toEqual(untouched.map(() => false));
});
