import type { ScreenPlan } from '@vetta/contract/screen-plan';
import { isMinuteWithin } from '@vetta/contract/within-hours';
import type { Database, Transaction } from '../store/database.ts';
import { locks } from '../store/locks.ts';
import { firstRow, rows } from '../store/rows.ts';
import { romeMinuteOfWeek } from '../time/rome.ts';
import { LOST_AFTER } from './limits.ts';

/** What the operator must know about wall screens. */
export interface ScreenAlert {
  /** `screens-lost`: lost in office hours. `screens-back`: they beat again, after the other alert. */
  readonly event: 'screens-lost' | 'screens-back';
  readonly screens: readonly { readonly name: string; readonly lastBeatAt: string }[];
}

export interface AlertTimes {
  readonly now: Temporal.Instant;
  /** How long after its last beat a screen is reported. */
  readonly lostFor: Temporal.Duration;
  /** Since when the caller has been able to see beats. */
  readonly listeningSince: Temporal.Instant;
}

/**
 * Passes the alert that is due to `send`, and stores that it was sent once `send` resolves: all processes on this database
 * report a lost screen once, and once that it is back.
 */
export async function sendDueScreenAlert(
  db: Database,
  times: AlertTimes,
  send: (alert: ScreenAlert) => Promise<void>,
): Promise<void> {
  await db.transaction(async (trx) => {
    const lock = await firstRow<{ held: boolean }>(trx, 'select pg_try_advisory_xact_lock(:lock) as held', {
      lock: locks.alerts,
    });
    // Another process sends it.
    if (!lock?.held) return;
    const [lost, back] = [await unreportedLost(trx, times), await reportedBack(trx)];
    if (lost.length > 0) await send({ event: 'screens-lost', screens: lost.map(named) });
    await note(trx, lost, times.now.toString());
    if (back.length > 0) await send({ event: 'screens-back', screens: back.map(named) });
    await note(trx, back, null);
  });
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly lastBeatAt: string;
}
const named = ({ name, lastBeatAt }: Row) => ({ name, lastBeatAt });

const unreportedLost = async (trx: Transaction, times: AlertTimes): Promise<Row[]> =>
  (await lostScreens(trx, times)).filter(({ isReported }) => !isReported);

/** Returns the screens that are lost in their office hours, and whether ALERT_URL was told. */
export async function lostScreens(
  trx: Database,
  times: AlertTimes,
): Promise<(Row & { readonly isReported: boolean })[]> {
  const { now, lostFor, listeningSince } = times;
  const since = now.subtract(lostFor);
  if (Temporal.Instant.compare(listeningSince, since) > 0) return [];
  const lost = await rows<Row & { plan: ScreenPlan | null; isReported: boolean }>(
    trx,
    `select id, name, plan, beat_at as "lastBeatAt", alerted_at is not null as "isReported" from screens
    where name is not null and beat_at <= :since order by lower(name)`,
    { since: since.toString() },
  );
  // A machine that is switched on with the office's lights needs its time, too.
  return lost.filter(({ plan }) => isInOfficeHours(plan, since) && isInOfficeHours(plan, now));
}

function isInOfficeHours(plan: ScreenPlan | null, at: Temporal.Instant): boolean {
  const hours = plan?.officeHours ?? [];
  return hours.length === 0 || hours.some((one) => isMinuteWithin(one, romeMinuteOfWeek(at)));
}

const reportedBack = (trx: Transaction): Promise<Row[]> =>
  rows(
    trx,
    `select id, name, beat_at as "lastBeatAt" from screens where beat_at > alerted_at order by lower(name)`,
  );

async function note(trx: Transaction, screens: readonly Row[], alertedAt: string | null): Promise<void> {
  const ids = screens.map(({ id }) => id);
  await trx('screens').whereIn('id', ids).update({ alerted_at: alertedAt });
}

/** Returns how many screens beat, with a name or without. */
export async function countConnected(db: Database, now: Temporal.Instant): Promise<number> {
  const row = await firstRow<{ count: number }>(
    db,
    'select count(*) as count from screens where beat_at >= :since',
    { since: now.subtract(LOST_AFTER).toString() },
  );
  return row?.count ?? 0;
}
