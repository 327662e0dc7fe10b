import type { ScreenPlan } from '@vetta/contract/screen-plan';
import { isMinuteWithin } from '@vetta/contract/within-hours';
import type { Database } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import { romeMinuteOfWeek } from '@vetta/league/time/rome';
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

interface Row {
  readonly id: string;
  readonly name: string;
  readonly lastBeatAt: string;
}

/** Returns the screens that are lost in their office hours. */
export async function lostScreens(trx: Database, times: AlertTimes): Promise<Row[]> {
  const { now, lostFor, listeningSince } = times;
  const since = now.subtract(lostFor);
  if (Temporal.Instant.compare(listeningSince, since) > 0) return [];
  const lost = await rows<Row & { plan: ScreenPlan | null }>(
    trx,
    `select id, name, plan, beat_at as "lastBeatAt" from screens
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

/** Returns how many screens beat, with a name or without. */
export async function countConnected(db: Database, now: Temporal.Instant): Promise<number> {
  const row = await firstRow<{ count: number }>(
    db,
    'select count(*) as count from screens where beat_at >= :since',
    { since: now.subtract(LOST_AFTER).toString() },
  );
  return row?.count ?? 0;
}
