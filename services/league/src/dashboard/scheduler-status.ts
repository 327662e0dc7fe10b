import type { SchedulerStatus } from '@vetta/contract/dashboard';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

/** What a scheduler reports about itself. */
export interface SchedulerReport {
  readonly runner: 'temporal' | 'in-process';
  /** When the next close runs; null if none is planned. */
  readonly nextRun: Temporal.Instant | null;
  readonly paused: boolean;
}

/** Stores a scheduler's report. Without a report for a minute it counts as inactive. */
export async function reportScheduler(
  db: Database,
  { runner, nextRun, paused }: SchedulerReport,
): Promise<void> {
  await db.raw(
    `insert into scheduler_reports (runner, next_run, paused, reported_at)
    values (:runner, :nextRun, :paused, now())
    on conflict (singleton) do update set runner = excluded.runner, next_run = excluded.next_run,
      paused = excluded.paused, reported_at = excluded.reported_at`,
    { runner, nextRun: nextRun?.toString() ?? null, paused },
  );
}

/** Returns when the next close runs, and whether a scheduler is active. */
export async function getSchedulerStatus(db: Database): Promise<SchedulerStatus> {
  const status = await firstRow<SchedulerStatus>(
    db,
    `select r.next_run as "nextRun",
      coalesce(not r.paused and r.reported_at > now() - interval '1 minute', false) as "isActive",
      (select max(date) from closed_days) as "lastClosedDay"
    from (select 1) one left join scheduler_reports r on true`,
  );
  return status ?? { nextRun: null, isActive: false, lastClosedDay: null };
}
