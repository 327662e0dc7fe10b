import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '@vetta/league/environment';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { admitAdmins } from './admin-key/admit.ts';
import { composeApp } from './app.ts';
import { watchDatabase } from './database/database-watch.ts';
import { listen } from './listen.ts';
import { clientAddress } from './requests/client-address.ts';

export interface ApiOptions {
  readonly settings: Pick<Settings, 'host' | 'port' | 'publicUrl' | 'trustedProxies'>;
  /** Stays open after `close()`: it belongs to the caller. */
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly frontend: Middleware;
}

export interface RunningApi {
  /** Where this process answers, without a slash at its end. */
  readonly url: string;
  /**
   * Ends without failing a request: says that it is not ready, serves on until whoever watches has seen it, takes no
   * more, and answers what it has begun.
   */
  close(): Promise<void>;
}

/** How long the process still serves after it says that it is not ready, in milliseconds. */
const DRAIN = 1_000;
/** How long begun requests may take after that, in milliseconds. */
const LAST_ANSWERS = 10_000;

/** Serves the contract and the pages. Throws CannotListen where the address cannot be had. */
export async function startApi({
  settings,
  database,
  clock,
  log,
  frontend,
}: ApiOptions): Promise<RunningApi> {
  let closing = false;
  const addressOf = clientAddress(settings.trustedProxies);
  const watch = watchDatabase(database);
  const app = composeApp({
    resources: {
      database,
      clock,
      watch,
      admit: admitAdmins(database, watch, addressOf),
      isClosing: () => closing,
    },
    log,
    addressOf,
    isHttps: settings.publicUrl?.startsWith('https:') ?? false,
    frontend,
  });

  const server = createServer(
    {
      // A key of any length that a client can send is answered 401, not cut off.
      maxHeaderSize: 256 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      // Longer than a screen's poll, so that walls keep their connection.
      keepAliveTimeout: 65_000,
    },
    app.callback(),
  );
  await listen(server, settings);
  const { port } = server.address() as AddressInfo; // It listens on TCP, so its address is one.

  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    async close() {
      if (closing) return;
      closing = true;
      await pause(DRAIN);
      const closed = new Promise((resolve) => server.close(resolve));
      const cutOff = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
      await closed;
      clearTimeout(cutOff);
      await watch.close();
    },
  };
}
