import { QueryClient } from '@tanstack/react-query';
import { dashboard, players } from '@vetta/contract/client/admin-queries';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { expect, test } from 'vitest';
import { refresh, scoringData } from './refresh.ts';

test('after a scoring change the participants, the dashboard and the leaderboard show the new points', async () => {
  const client = new QueryClient();
  const shown = [players.queryKey, dashboard.queryKey, leaderboard.queryKey];
  for (const queryKey of shown) client.setQueryData<unknown>(queryKey, {});
  await refresh(client, scoringData);
  expect(shown.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
});
