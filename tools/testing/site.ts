import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { frontend } from '@vetta/api/frontend/frontend';
import type { Leaderboard } from '@vetta/contract/standings';
import { systemClock } from '@vetta/league/time/clock';
import Koa from 'koa';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves published builds as the api does, with this leaderboard; every other call returns 503. */
export async function serveSite(dataDir: string, board: () => Promise<Leaderboard>): Promise<Site> {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    if (ctx.path === '/api/leaderboard') ctx.body = await board();
    else if (ctx.path.startsWith('/api/')) ctx.status = 503;
    else await next();
  });
  app.use(frontend({ dataDir, clock: systemClock, leaderboard: board }));
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A server that listens on TCP has an `AddressInfo`.
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
