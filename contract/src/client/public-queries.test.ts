import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { sampleChallenge } from '../../testing/challenges.ts';
import { challenges, leaderboard } from './public-queries.ts';

test('a board without sfide takes away those that were listed', async () => {
  const client = new QueryClient();
  client.setQueryData(challenges.queryKey, [sampleChallenge()]);
  const board = { period: '2026-11', month: 'novembre', state: 'open', entries: [], prizes: [] };
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ...board, updatedAt: null, newestEntryOn: null }));
  await client.fetchQuery(leaderboard);
  expect(client.getQueryData(challenges.queryKey)).toEqual([]);
  fetched.mockRestore();
});
