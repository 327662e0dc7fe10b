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
import { delay, type HttpHandler, http } from 'msw';

/** What the shell gives to a section. */
export const sectionContext: PluginContext = {
  queries: { draws, leaderboard, month, months, publicScoring, receipt, site },
  scope: { every: () => {}, on: () => {}, stream: () => {} },
  theme: 'dark',
  now: () => new Date('2026-11-20T17:45:00Z'),
};

/** Leaves the GETs of a path without an answer: the section stays loading. */
export const neverAnswered = (path: string): HttpHandler =>
  http.get(path, async () => {
    await delay('infinite');
  });
