import type { Day } from '@vetta/contract/values';
import type { Database, Transaction } from '../store/database.ts';
import { locks } from '../store/locks.ts';
import { firstRow, rows } from '../store/rows.ts';
import { newestDayOver } from '../time/rome.ts';
import { getSchedulerStatus, newestDayDue } from './scheduler-status.ts';

/** What the operator must know about the closes. */
export interface CloseAlert {
  /** `late`: not closed at 00:15. `stopped`: its close always fails. `recovered`: closed, after one of the others. */
  readonly event: 'late' | 'stopped' | 'recovered';
  /** The day whose evening this is about: one alert for each. */
  readonly evening: Day;
  /** The oldest day that is not closed; for `recovered` the newest closed one. */
  readonly day: Day;
  /** How many days are over and not closed. */
  readonly missedDays: number;
  /** Why, as far as it is known. */
  readonly because: string | null;
}

/**
 * Passes the alert that is due to `send`, and stores that it was sent once `send` resolves: all processes on this database
 * send one alert a day, and one when its day is closed after all. Returns the sent alert, or null.
 */
export function sendDueAlert(
  db: Database,
  now: Temporal.Instant,
  send: (alert: CloseAlert) => Promise<void>,
): Promise<CloseAlert | null> {
  return db.transaction(async (trx) => {
    const lock = await firstRow<{ held: boolean }>(trx, 'select pg_try_advisory_xact_lock(:lock) as held', {
      lock: locks.alerts,
    });
    // Another process sends it.
    if (!lock?.held) return null;
    const alert = (await trouble(trx, now)) ?? (await recovered(trx));
    if (alert === null) return null;
    await send(alert);
    await (alert.event === 'recovered' ? noteRecovered(trx) : noteAlert(trx, alert.evening));
    return alert;
  });
}

/** Stores that an alert about a day was sent, so that no process sends it again. */
export async function noteAlert(db: Database, evening: Day): Promise<void> {
  await db.raw(
    'insert into close_alerts (day, sent_at) values (:evening, now()) on conflict (day) do nothing',
    { evening },
  );
}

async function trouble(trx: Transaction, now: Temporal.Instant): Promise<CloseAlert | null> {
  const alert = await closeTrouble(trx, now);
  if (alert === null) return null;
  const sent = await firstRow(trx, 'select from close_alerts where day = :evening', {
    evening: alert.evening,
  });
  return sent ? null : alert;
}

/** Returns what is wrong with the closes now, whether an alert was sent or not; null if nothing is. */
export async function closeTrouble(trx: Database, now: Temporal.Instant): Promise<CloseAlert | null> {
  const status = await getSchedulerStatus(trx, now);
  const { lateDay, failingDay, missedDays } = status;
  const isStopped = status.inactiveBecause === 'closeStopped' && failingDay !== null;
  if (lateDay === null && !isStopped) return null;
  const evening = isStopped ? newestDayOver(now) : newestDayDue(now);
  return {
    event: isStopped ? 'stopped' : 'late',
    evening,
    day: (isStopped ? failingDay : lateDay) ?? evening,
    missedDays,
    because: status.failingBecause ?? status.inactiveBecause,
  };
}

async function recovered(trx: Transaction): Promise<CloseAlert | null> {
  const newest = await firstRow<{ evening: Day; day: Day }>(
    trx,
    `select max(a.day) as evening, closed.newest as day
    from (select max(date) as newest from closed_days) closed
    join close_alerts a on a.recovered_at is null and a.day <= closed.newest
    group by closed.newest`,
  );
  return newest ? { event: 'recovered', ...newest, missedDays: 0, because: null } : null;
}

const noteRecovered = (trx: Transaction) =>
  rows(
    trx,
    `update close_alerts set recovered_at = now()
    where recovered_at is null and day <= (select max(date) from closed_days)`,
  );
