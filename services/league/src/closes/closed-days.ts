import type { Day } from '@vetta/contract/values';
import { WORKED } from '../entries/worked-days.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addDays, closeInstant, daysBetween, firstDay, monthOf } from '../time/rome.ts';
import type { CloseReport } from './close.ts';
import { leagueBeginning } from './league-beginning.ts';

/** Returns the newest closed day, or null before the first close. */
export async function newestClosedDay(db: Database): Promise<Day | null> {
  const newest = await firstRow<{ day: Day | null }>(db, 'select max(date) as day from closed_days');
  return newest?.day ?? null;
}

/** Returns the days up to `upTo` that were not closed, oldest first. Days before the league's beginning were never missed. */
export async function missedDays(db: Database, upTo: Day): Promise<Day[]> {
  const first = await leagueBeginning(db);
  if (first === null) return [];
  const newest = await newestClosedDay(db);
  return daysBetween(newest === null || newest < first ? first : addDays(newest, 1), upTo);
}

/**
 * Records that a day was closed and what the close did. The days that it passed over are covered by it. `cutOff` is the
 * instant of the close's first step.
 */
export async function recordDay(
  trx: LockedTransaction,
  day: Day,
  { report, cutOff }: { report: CloseReport; cutOff: string },
  now: Now,
): Promise<void> {
  const passedOver = (await missedDays(trx, day)).filter((missed) => missed < day);
  for (const missed of passedOver) await coverDay(trx, missed, day, now);
  await write(trx, day, { coveredBy: null, report, cutOff, now });
}

/** Records that a day is covered by the close of a newer one. */
export async function coverDay(trx: Transaction, day: Day, by: Day, now: Now): Promise<void> {
  await write(trx, day, { coveredBy: by, report: {}, cutOff: null, now });
}

interface Closing {
  readonly coveredBy: Day | null;
  readonly report: CloseReport | Record<string, never>;
  readonly cutOff: string | null;
  readonly now: Now;
}

const write = (trx: Transaction, day: Day, { coveredBy, report, cutOff, now }: Closing) =>
  trx.raw(
    `insert into closed_days (date, scheduled_for, ran_at, cut_off, covered_by, met_entries, report)
    values (:day, :scheduledFor, :ranAt, :cutOff, :coveredBy,
      -- A covered day had no close of its own, so it counted no entry, even if late ones are there by now.
      cast(:coveredBy as date) is null and exists (select from ${WORKED} where date between :first and :day), :report)
    on conflict (date) do nothing`,
    {
      day,
      scheduledFor: closeInstant(day).toString(),
      ranAt: now.instant.toString(),
      cutOff,
      coveredBy,
      first: firstDay(monthOf(day)),
      report: JSON.stringify(report),
    },
  );
