import { join } from 'node:path';
import { frontend } from '@vetta/api/frontend/frontend';
import { type RunningApi, startApi } from '@vetta/api/server';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import type { Leaderboard } from '@vetta/contract/standings';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { type Scheduler, startScheduler } from '@vetta/scheduler/start';
import type { TemporalSettings } from '@vetta/scheduler/temporal/access';
import type { Logger } from 'pino';
import type { Settings } from '../environment.ts';
import { asOperatorError } from './port.ts';

interface ServiceParts {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Logger;
  /** Closes what is started, in reverse order. */
  opened: AsyncDisposableStack;
}

interface SchedulerParts extends ServiceParts {
  /** The Temporal server that closes the days; undefined: this process closes them. */
  temporal: TemporalSettings | undefined;
}

/** Starts the scheduler on an open database. */
export async function openScheduler({ opened, temporal, ...parts }: SchedulerParts): Promise<Scheduler> {
  const { clock } = parts.settings;
  const scheduler = await startScheduler({ ...parts, settings: { temporal, clock } });
  opened.defer(scheduler.close);
  return scheduler;
}

interface ApiParts extends ServiceParts {
  objectStore: ObjectStoreSettings;
  /** Holds the published front ends, and uploads while they are checked. */
  dataDir: string;
}

/** Starts the api on an open database. Throws OperatorError if HOST and PORT cannot be used. */
export async function openApi({ opened, dataDir, ...parts }: ApiParts): Promise<RunningApi> {
  const { clock } = parts;
  const pages = (leaderboard: () => Promise<Leaderboard>) => frontend({ dataDir, clock, leaderboard });
  const spoolFolder = join(dataDir, 'incoming');
  const api = await startApi({ ...parts, spoolFolder, frontend: pages }).catch(asOperatorError);
  opened.defer(api.close);
  return api;
}
