import { once } from 'node:events';
import { createServer } from 'node:http';
import { frontend } from '@vetta/api/frontend/frontend';
import type { Published } from '@vetta/api/frontend/published';
import type { Site as SiteData } from '@vetta/contract/site';
import { siteTexts } from '@vetta/contract/site-texts';
import type { Leaderboard } from '@vetta/contract/standings';
import { listen } from '@vetta/league/testing/listen';
import { type Clock, systemClock } from '@vetta/league/time/clock';
import Koa from 'koa';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

const siteData = (launchAt = '2025-09-30T21:59:00Z'): Omit<SiteData, 'now'> => ({
  texts: siteTexts,
  rules: [],
  bonusTypes: [],
  contest: { month: '2026-11', start: '2026-11-01', end: '2026-11-30', launchAt, lotteryThreshold: 1200 },
});

const scoring = { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 };

interface SiteOptions {
  readonly clock?: Clock;
  /** Returns the contest's launch moment; undefined if it is long past. */
  readonly launchAt?: () => string | undefined;
  /** Returns how old the leaderboard is, in seconds: above 0 as while the database is away. */
  readonly age?: () => number;
}

/** Serves published builds as the api does, with this leaderboard; every other call returns 503. */
export async function serveSite(
  published: Published,
  board: () => Promise<Leaderboard>,
  { clock = systemClock, launchAt = () => undefined, age = () => 0 }: SiteOptions = {},
): Promise<Site> {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    if (ctx.path === '/api/leaderboard') ctx.body = await board();
    else if (ctx.path.startsWith('/api/')) ctx.status = 503;
    else await next();
  });
  const pageData = async () => ({
    leaderboard: await board(),
    site: siteData(launchAt()),
    scoring,
    media: { pictures: [], films: [] },
    more: {
      months: [],
      month: { prizePool: 0, scoring, finalisedAt: null },
      draws: { month: (await board()).period, pending: [], replaced: [], draws: [] },
    },
    age: age(),
  });
  app.use(frontend({ published, clock, pageData }));
  const server = createServer(app.callback());
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
