import { setTimeout as pause } from 'node:timers/promises';
import { closeMissedDays } from '@vetta/league/closes/close-missed-days';
import { fillDemo } from '@vetta/league/demo/fill-demo';
import { commitCurrentMonth } from '@vetta/league/draws/commit-current-month';
import type { Clock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { newestDayOver } from '@vetta/league/time/rome';
import { ensureAdminKey } from '@vetta/office/admin-key/admin-key';
import { readEnvironment } from '@vetta/server/environment';
import { openLog } from '@vetta/server/log';
import { openLeagueDatabase } from '@vetta/server/start/league-database';
import { findObjectStore } from '@vetta/server/start/object-store';
import { type OpenParts, openParts } from '@vetta/server/start/open-parts';
import { openApi } from '@vetta/server/start/services';
import getPort from 'get-port';
import { ADMIN_KEY } from './evening.ts';
import { dataFolder } from './start-product.ts';

export type InProcessProduct = Awaited<ReturnType<typeof inProcessProduct>>;

/**
 * Starts a product in this process, whose clock a test holds: on a copy of the prepared data, with the demonstration office unless it
 * is to be empty. It closes days when it is told to, and its api goes and comes back.
 */
export async function inProcessProduct(clock: Clock, { isEmpty = false } = {}) {
  await using starting = new AsyncDisposableStack();
  const data = await dataFolder();
  starting.use(data);
  const settings = readEnvironment({
    DATA_DIR: data.path,
    PORT: String(await getPort()),
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
  });
  const { log, destination } = openLog(settings.logLevel);
  const { database, url, close } = await openLeagueDatabase(settings, { as: 'owner', schema: 'migrate' });
  starting.defer(close);
  await commitCurrentMonth(database, nowOf(clock()));
  await ensureAdminKey(database, nowOf(clock()), ADMIN_KEY);
  if (!isEmpty) await fillDemo(database, clock);
  const store = await findObjectStore(settings, 'owner');
  starting.defer(store.close);

  let parts: OpenParts | undefined;
  const stopApi = async () => {
    await parts?.[Symbol.asyncDispose]();
    parts = undefined;
  };
  const startApi = async () => {
    parts = openParts(settings);
    const { objectStore } = store;
    await openApi({
      settings,
      databaseUrl: url,
      objectStore,
      clock,
      dataDir: data.path,
      parts,
      log,
      logDestination: destination,
    });
    // On a busy machine its first answers are refused, and a page whose clock is moved polls twice in that second.
    const isReady = async () => (await fetch(`http://127.0.0.1:${settings.port}/api/leaderboard`)).ok;
    while (!(await isReady())) await pause(100);
  };
  await startApi();
  starting.defer(stopApi);
  const started = starting.move();
  return {
    url: `http://127.0.0.1:${settings.port}`,
    /** Closes the days that are over, as the scheduler does at 23:59. */
    closeDays: () => closeMissedDays(database, clock, newestDayOver(clock())),
    stopApi,
    startApi,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
