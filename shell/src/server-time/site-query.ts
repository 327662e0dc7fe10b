import { queryOptions } from '@tanstack/react-query';
import { call } from '@vetta/contract/client/call';
import { site } from '@vetta/contract/client/public-queries';
import { learnServerTime } from './server-clock.ts';

/** The contract's `site` query; each answer also sets the server's clock. */
export const siteQuery: typeof site = queryOptions({
  ...site,
  queryFn: async ({ signal }) => {
    const data = await call('GET /api/site', {}, { signal });
    learnServerTime(data.now);
    return data;
  },
});
