import {
  draws,
  leaderboard,
  month,
  months,
  publicScoring,
  receipt,
} from '@vetta/contract/client/public-queries';
import type { PublicQueries } from '@vetta/contract/plugin';
import { siteQuery } from '../server-time/site-query.ts';

/** The queries that every part of a plugin gets. */
export const publicQueries: PublicQueries = {
  leaderboard,
  publicScoring,
  site: siteQuery,
  receipt,
  months,
  month,
  draws,
};
