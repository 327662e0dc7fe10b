import {
  draws,
  leaderboard,
  month,
  months,
  publicScoring,
  receipt,
  site,
} from '@vetta/contract/client/public-queries';
import type { RouteProps } from '@vetta/contract/plugin';
import { TODAY } from './office.ts';

/** What the shell gives to the back office, on the stories' day at 18:45 in Rome. */
export const sampleContext: RouteProps['context'] = {
  queries: { draws, leaderboard, month, months, publicScoring, receipt, site },
  scope: { every: () => {}, on: () => {}, stream: () => {} },
  theme: 'dark',
  now: () => new Date(`${TODAY}T17:45:00Z`),
  adminSections: [],
};
