import { QueryClient } from '@tanstack/react-query';
import {
  challenges,
  draws,
  leaderboard,
  month,
  months,
  publicScoring,
  site,
} from '@vetta/contract/client/public-queries';
import { inlined } from './inlined.ts';
import { onceDataMayChange } from './page-live.ts';

/**
 * Creates the page's one query client, filled with the data that the document carries. Queries do not retry, do not
 * refetch on focus and never become stale: caches are refreshed explicitly after changes.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // `always`: in an office network without internet access the browser reports itself offline.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const { leaderboard: board, age } = inlined;
  if (board) client.setQueryData(leaderboard.queryKey, board);
  // The first render must equal the prerendered markup, which does not show the data's age.
  if (board && age !== undefined)
    onceDataMayChange(() => client.setQueryData(leaderboard.queryKey, { ...board, age }));
  if (inlined.site) client.setQueryData(site.queryKey, { ...inlined.site, now: inlined.now });
  if (inlined.scoring) client.setQueryData(publicScoring.queryKey, inlined.scoring);
  if (board && inlined.more) {
    const { months: past, month: ofMonth, draws: held, before, challenges: near } = inlined.more;
    client.setQueryData(months.queryKey, past);
    client.setQueryData(month(board.period).queryKey, { ...board, ...ofMonth });
    client.setQueryData(draws(board.period).queryKey, held);
    if (near) client.setQueryData(challenges.queryKey, near);
    if (before) {
      client.setQueryData(month(before.month.period).queryKey, before.month);
      client.setQueryData(draws(before.month.period).queryKey, before.draws);
    }
  }
  return client;
}
