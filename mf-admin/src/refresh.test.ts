import { QueryClient } from '@tanstack/react-query';
import {
  dashboard,
  entriesOf,
  entryDates,
  players,
  usualNumbers,
} from '@vetta/contract/client/admin-queries';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { expect, test } from 'vitest';
import { entriesData, refresh, scoringData } from './refresh.ts';

test('after a scoring change the participants, the dashboard and the leaderboard show the new points', async () => {
  const client = new QueryClient();
  const shown = [players.queryKey, dashboard.queryKey, leaderboard.queryKey];
  for (const queryKey of shown) client.setQueryData<unknown>(queryKey, {});
  await refresh(client, scoringData);
  expect(shown.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
});

test('after an entry the day, the points, what is usual for a player and the days with data are fetched again', async () => {
  const client = new QueryClient();
  const [giulia, marco] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  const shown = [
    entriesOf('2026-11-20').queryKey,
    usualNumbers('2026-11-21').queryKey,
    entryDates(giulia).queryKey,
    leaderboard.queryKey,
    entryDates(marco).queryKey,
  ];
  for (const queryKey of shown) client.setQueryData<unknown>(queryKey, {});
  await refresh(client, entriesData([giulia]));
  expect(shown.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
