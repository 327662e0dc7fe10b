import { QueryClient } from '@tanstack/react-query';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { inlined } from './inlined.ts';

/** The one client of the page: spec section 7's manners, and what the HTML already knows. */
export function openQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // `always`: an office's network may have no way out, and the browser then calls itself offline.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (inlined.leaderboard) client.setQueryData(leaderboard.queryKey, inlined.leaderboard);
  return client;
}
