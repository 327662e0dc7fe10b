import { uptime } from 'node:os';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { closeInstant, isOver } from '../time/rome.ts';
import { newestClosedDay } from './closed-days.ts';

/** Thrown where a day would be closed by a clock that may be wrong. The close is tried again until the clock is right. */
export class DoubtedClock extends Error {
  override name = 'DoubtedClock';
}

/** Clocks that are set by NTP differ by milliseconds. */
const TOLERATED_SECONDS = 120;
/** A virtual machine may be frozen for some minutes, which its own time does not count. */
const TOLERATED_STEP_SECONDS = 600;
/** Longer than an office is closed in summer. */
const LONGEST_PAUSE = { hours: 40 * 24 };
export const CLOCK_ADVICE = 'set the clock by NTP (timedatectl set-ntp true)';

/**
 * Refuses to close a day that is not over by the database's clock, or after this machine's clock went ahead while the process ran. A
 * clock that was set for a demonstration (CLOCK) is not the machine's, and is not asked. @throws DoubtedClock
 */
export async function refuseDoubtedClock(db: Database, clock: Clock, day: Day): Promise<void> {
  if (clock !== systemClock) return;
  const step = Math.round(steps() - stepsAtStart);
  if (step > TOLERATED_STEP_SECONDS)
    throw new DoubtedClock(
      `This machine's clock went ahead by ${step} s while Vetta ran: ${CLOCK_ADVICE}; if it is right now, restart Vetta. No day is closed until then`,
    );
  if (!isOver(day, await databaseTime(db)))
    throw new DoubtedClock(`${day} is not over by the database's clock: ${CLOCK_ADVICE} on both machines`);
}

/** Returns why this machine's clock should not close days, as a sentence for the operator; undefined if nothing speaks against it. */
export async function whyClockIsDoubted(db: Database, now: Temporal.Instant): Promise<string | undefined> {
  const off = Math.round((now.epochMilliseconds - (await databaseTime(db)).epochMilliseconds) / 1_000);
  if (Math.abs(off) > TOLERATED_SECONDS)
    return `This machine's clock is ${Math.abs(off)} s ${off > 0 ? 'ahead of' : 'behind'} the database's: ${CLOCK_ADVICE} on both`;
  const newest = await newestClosedDay(db);
  if (newest === null) return undefined;
  const shown = now.toString({ smallestUnit: 'minute' });
  if (!isOver(newest, now)) {
    const last = await firstRow<{ months: string }>(
      db,
      `select coalesce('; final since then: ' || string_agg(to_char(month, 'YYYY-MM'), ', ' order by month), '') as months
      from final_months where finalised_at > :now`,
      { now: now.toString() },
    );
    return `This machine's clock shows ${shown}, but ${newest} is closed: it is behind, or it was ahead when that day was closed${last?.months}. ${CLOCK_ADVICE[0]?.toUpperCase()}${CLOCK_ADVICE.slice(1)}`;
  }
  if (Temporal.Instant.compare(now, closeInstant(newest).add(LONGEST_PAUSE)) > 0)
    return `This machine's clock shows ${shown}, and the newest closed day is ${newest}: every day between would be closed. Is it right? If not, ${CLOCK_ADVICE}`;
  return undefined;
}

async function databaseTime(db: Database): Promise<Temporal.Instant> {
  const time = await firstRow<{ ms: number }>(
    db,
    'select cast(extract(epoch from clock_timestamp()) * 1000 as float8) as ms',
  );
  if (time === undefined) throw new Error('Unreachable: a select without a table has a row');
  return Temporal.Instant.fromEpochMilliseconds(Math.round(time.ms));
}

/** Returns a number of seconds that changes only when the clock is set: `uptime` runs on while a machine sleeps. */
const steps = (): number => Date.now() / 1_000 - uptime();
const stepsAtStart = steps();
