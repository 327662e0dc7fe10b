import { join } from 'node:path';
import { frontend } from '@vetta/api/frontend/frontend';
import { type RunningApi, startApi } from '@vetta/api/server';
import type { Leaderboard } from '@vetta/contract/standings';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { type Scheduler, startScheduler } from '@vetta/scheduler/start';
import type { TemporalSettings } from '@vetta/scheduler/temporal/access';
import type { ObjectStoreSettings, Settings } from '../environment.ts';
import { openLog } from '../log.ts';
import { tellOperator } from './port.ts';

interface ServicesOptions {
  settings: Omit<Settings, 'temporal'>;
  /** The server that closes the days; undefined: this process closes them. */
  temporal: TemporalSettings | undefined;
  database: Database;
  clock: Clock;
  objectStore: ObjectStoreSettings;
  /** Where the published front ends stand, and files on their way wait. */
  dataDir: string;
  /** What is started is put here, to be closed in the opposite order: the api answers its last requests first. */
  opened: AsyncDisposableStack;
}

/** Starts the scheduler and the api over an open database. */
export async function startServices(
  options: ServicesOptions,
): Promise<{ scheduler: Scheduler; api: RunningApi }> {
  const { settings, temporal, database, objectStore, clock, dataDir, opened } = options;
  const log = openLog(settings.logLevel);
  const scheduler = await startScheduler({
    settings: { temporal, clock: settings.clock },
    database,
    clock,
    log,
  });
  opened.defer(scheduler.close);
  const pages = (leaderboard: () => Promise<Leaderboard>) => frontend({ dataDir, clock, leaderboard });
  const spoolFolder = join(dataDir, 'incoming');
  const api = await startApi({
    settings,
    objectStore,
    spoolFolder,
    database,
    clock,
    log,
    frontend: pages,
  }).catch(tellOperator);
  opened.defer(api.close);
  return { scheduler, api };
}
