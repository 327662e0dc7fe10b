import type { SchedulerStatus } from '@vetta/contract/dashboard';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { closeInstant, newestDayOver } from '../time/rome.ts';
import { missedDays } from './closed-days.ts';
import { hadBegunBy } from './league-beginning.ts';

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
      paused = excluded.paused, reported_at = excluded.reported_at, temporal_away = false`,
    { runner, nextRun: nextRun?.toString() ?? null, paused },
  );
}

/**
 * Stores that a scheduler waits for Temporal. The next run and the pause stay as they were last known. Another scheduler
 * that reaches Temporal prevails: it reports every 15 s.
 */
export async function reportTemporalUnreachable(db: Database): Promise<void> {
  await db.raw(
    `insert into scheduler_reports (runner, paused, reported_at, temporal_away) values ('temporal', false, now(), true)
    on conflict (singleton) do update set runner = excluded.runner, reported_at = excluded.reported_at,
      temporal_away = true
    where scheduler_reports.temporal_away or scheduler_reports.reported_at < now() - interval '20 seconds'`,
  );
}

type Reported = Omit<SchedulerStatus, 'missedDays' | 'lateDay'>;

/** Returns when the next close runs, whether a scheduler closes the days, and if not, why; and which days wait. */
export async function getSchedulerStatus(db: Database, now: Temporal.Instant): Promise<SchedulerStatus> {
  const reported = await firstRow<Reported>(
    db,
    `select "nextRun", "inactiveBecause" is null as "isActive", "inactiveBecause", "lastClosedDay",
      case when "closeFails" then day end as "failingDay",
      case when "closeFails" then because end as "failingBecause"
    from (
      select *, case when "reportedAt" is null or "reportedAt" <= now() - interval '1 minute' then 'silent'
        when "temporalAway" then 'temporalAway'
        when paused then 'paused'
        when "closeFails" and stopped then 'closeStopped'
        when "closeFails" then 'closeFails' end as "inactiveBecause"
      from (
        -- After a close the report still names it for some seconds.
        select case when r.next_run is not null
            then greatest(r.next_run, (closed.newest + 1 + time '23:59') at time zone 'Europe/Rome') end as "nextRun",
          r.reported_at as "reportedAt", r.paused, r.temporal_away as "temporalAway",
          closed.newest as "lastClosedDay", f.day, f.stopped, f.because,
          coalesce(f.day > coalesce(closed.newest, '-infinity'), false) as "closeFails"
        from (select max(date) as newest from closed_days) closed
        left join scheduler_reports r on true left join failing_close f on true
      ) stored
    ) known`,
  );
  if (reported === undefined) throw new Error('The status returned no row');
  const missed = await missedDays(db, newestDayOver(now));
  return { ...reported, missedDays: missed.length, lateDay: await lateDay(db, missed, now) };
}

/** A close takes seconds, so at 00:15 something is wrong. */
const LATE_AFTER = { minutes: 16 };

/** Returns the newest day whose close should be done by now: from 00:15 on, the day before. */
export const newestDayDue = (now: Temporal.Instant): Day => newestDayOver(now.subtract(LATE_AFTER));

/** Returns the oldest of the missed days if a close at 23:59 should have closed it; else null. */
async function lateDay(db: Database, missed: readonly Day[], now: Temporal.Instant): Promise<Day | null> {
  const [oldest] = missed;
  const due = newestDayDue(now);
  if (oldest === undefined || oldest > due) return null;
  // Data of past days that arrives later waits for the next close, as it should.
  return (await hadBegunBy(db, due, closeInstant(due))) ? oldest : null;
}
