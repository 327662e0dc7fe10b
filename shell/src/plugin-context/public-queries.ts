import {
  challenges,
  draws,
  lastMonth,
  leaderboard,
  month,
  months,
  publicScoring,
  receipt,
} from '@vetta/contract/client/public-queries';
import type { FrontEndQueries } from '@vetta/contract/front-end';
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

/** Those of the product's own front ends. */
export const frontEndQueries: FrontEndQueries = { ...publicQueries, challenges, lastMonth };
