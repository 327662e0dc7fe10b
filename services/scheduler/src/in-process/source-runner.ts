import { nextRun } from '@vetta/league/sources/run-times';
import { listSources } from '@vetta/league/sources/sources';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Logger } from 'pino';
import type { RunSource } from '../run-source.ts';
import { sleep } from '../sleep.ts';

/** How often the sources are looked through, in milliseconds. A minute is the smallest unit of their times. */
const EVERY = 15_000;

interface SourceRunner {
  readonly clock: Clock;
  readonly log: Logger;
  readonly run: RunSource;
  /** How often the sources are looked through, in milliseconds. */
  readonly every?: number;
}

/**
 * Fetches each source at its times of the given clock, one after the other, until `signal` aborts. What falls due while the
 * database is away, or another source takes long, is fetched once afterwards.
 */
export async function fetchSources(
  database: Database,
  { clock, log, run, every = EVERY }: SourceRunner,
  signal: AbortSignal,
): Promise<void> {
  const looked = new Map<string, Temporal.Instant>();
  const start = clock();
  let isFailing = false;
  const onFailure = (err: unknown) => {
    // One line per outage.
    if (!isFailing) log.warn({ err }, 'A source could not be fetched; it is fetched at its next time');
    isFailing = true;
  };
  while (!signal.aborted) {
    await sleep(every, signal);
    if (signal.aborted) return;
    const now = clock();
    const sources = await listSources(database, now).catch((err: unknown) => onFailure(err));
    for (const { source } of sources ?? []) {
      const isDue = Temporal.Instant.compare(nextRun(source, looked.get(source.id) ?? start), now) <= 0;
      if (isDue || source.paused) looked.set(source.id, now);
      if (!isDue || source.paused || signal.aborted) continue;
      await run(source.id).then(() => {
        isFailing = false;
      }, onFailure);
    }
  }
}
