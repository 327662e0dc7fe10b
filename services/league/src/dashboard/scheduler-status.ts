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

/** Returns when the next close runs, and whether a scheduler closes the days; if not, why. */
export async function getSchedulerStatus(db: Database): Promise<SchedulerStatus> {
  const status = await firstRow<SchedulerStatus>(
    db,
    `select "nextRun", "inactiveBecause" is null as "isActive", "inactiveBecause", "lastClosedDay",
      case when "inactiveBecause" = 'closeFails' then day end as "failingDay"
    from (
      select r.next_run as "nextRun", closed.newest as "lastClosedDay", f.day,
        case when r.reported_at is null or r.reported_at <= now() - interval '1 minute' then 'silent'
          when r.paused then 'paused'
          when f.day > coalesce(closed.newest, '-infinity') then 'closeFails' end as "inactiveBecause"
      from (select max(date) as newest from closed_days) closed
      left join scheduler_reports r on true left join failing_close f on true
    ) known`,
  );
  if (status === undefined) throw new Error('The status returned no row');
  return status;
}
