import {
  draws,
  leaderboard,
  month,
  months,
  publicScoring,
  receipt,
  site,
} from '@vetta/contract/client/public-queries';
import type { PluginContext } from '@vetta/contract/plugin';
import { TODAY } from './office.ts';

/** What the shell hands to a section; the clock stands at the evening of the stories' day. */
export const pluginContext = (iso = `${TODAY}T17:45:00Z`): PluginContext => ({
  queries: { draws, leaderboard, month, months, publicScoring, receipt, site },
  scope: { every: () => {}, on: () => {}, stream: () => {} },
  theme: 'dark',
  now: () => new Date(iso),
});
