import { sumOldEvents } from '@vetta/league/intake/sum-old-events';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import type { Logger } from 'pino';
import { sleep } from './sleep.ts';

/** How often it is looked whether events are old enough, in milliseconds. */
const EVERY = 3_600_000;

/** Sums the events that are older than 400 days every hour, until `signal` aborts. */
export async function sumEvents(
  database: Database,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(EVERY, signal);
    if (signal.aborted) return;
    await sumOldEvents(database, romeDay(clock())).catch((err: unknown) =>
      log.warn({ err }, 'Old events were not summed; it is tried again in an hour'),
    );
  }
}
