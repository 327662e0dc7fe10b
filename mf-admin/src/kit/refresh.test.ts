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
import { disqualificationData, entriesData, refresh, scoringData } from './refresh.ts';

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

test('after a disqualification the pages of the months show who is eligible, and what a rebuild would change', async () => {
  const client = new QueryClient();
  const shown = [
    disqualificationsOf('2026-10').queryKey,
    adminMonths.queryKey,
    adminMonth('2026-10').queryKey,
    monthPrizes('2026-10').queryKey,
    adminDraws('2026-10').queryKey,
    rehearsal('2026-10', 'kept').queryKey,
  ];
  for (const queryKey of shown) client.setQueryData<unknown>(queryKey, {});
  await refresh(client, disqualificationData);
  expect(shown.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual(
    shown.map(() => true),
  );
});
