import type { Day } from '@vetta/contract/values';
import type { Database } from '@vetta/league/store/database';
import { loggableError } from '@vetta/league/store/loggable-error';
import { rows } from '@vetta/league/store/rows';

export interface FailedStep {
  readonly day: Day;
  readonly error: unknown;
  /** Whether no runner tries again by itself, because the same error would come again. */
  readonly stopped: boolean;
}

/**
 * Stores that the close of a day fails, since the first failure. It counts as failing until the day is closed. Never rejects:
 * where the database is away, its own failure shows that.
 */
export async function noteFailedStep(db: Database, { day, error, stopped }: FailedStep): Promise<void> {
  await rows(
    db,
    `insert into failing_close (day, since, stopped, because) values (:day, now(), :stopped, :because)
    on conflict (singleton) do update set day = excluded.day, stopped = excluded.stopped, because = excluded.because,
      since = case when failing_close.day = excluded.day then failing_close.since else excluded.since end`,
    { day, stopped, because: error instanceof Error ? loggableError(error).message : String(error) },
  ).catch(() => {});
}
