import type { Day } from '@vetta/contract/values';
import { announceClosedDay, announceDraws, announceFinalMonths } from '../announcements/announce-close.ts';
import { awardBonuses } from '../bonuses/award-bonuses.ts';
import { settleBonuses } from '../bonuses/settle-bonuses.ts';
import { closeChallenges } from '../challenges/close-challenges.ts';
import { drawLottery, monthsToDraw } from '../draws/draw-lottery.ts';
import { finaliseMonths, monthsToFinalise } from '../months/finalise-months.ts';
import { keepMonthValues } from '../months/month-values.ts';
import { freezeSums } from '../receipts/freeze-sums.ts';
import { type LockedTransaction, lockedTransaction } from '../standings/lock.ts';
import { ENTERED, sumsOf } from '../standings/sums.ts';
import type { Database, Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Clock } from '../time/clock.ts';
import { type Now, nowOf } from '../time/now.ts';
import type { CloseActivities, Judged } from './close.ts';
import { missedDays, newestClosedDay, recordDay } from './closed-days.ts';
import { refuseDoubtedClock } from './doubted-clock.ts';
import { keepPositions } from './keep-positions.ts';

/**
 * Returns the steps of a close over the database, each in its own transaction under the standings' lock. The transaction begins
 * with `begin`.
 */
export function closeActivities(
  db: Database,
  clock: Clock,
  begin: (trx: Transaction) => Promise<void> = async () => {},
): CloseActivities {
  /** Runs a step of a day's close. Returns `nothing` if the day or a newer one was closed meanwhile. */
  const step = <Done>(day: Day, nothing: Done, run: (trx: LockedTransaction, now: Now) => Promise<Done>) =>
    lockedTransaction(db, async (trx) => {
      await begin(trx);
      const newest = await newestClosedDay(trx);
      return newest !== null && newest >= day ? nothing : run(trx, nowOf(clock()));
    });

  return {
    daysToClose: async (upTo) => {
      const days = await missedDays(db, upTo);
      if (days.length === 0) await db('failing_close').delete();
      return days;
    },
    awardBonuses: (day) =>
      step<Judged>(day, { awarded: 0, moved: 0, withdrawn: 0 }, async (trx, now) => {
        await refuseDoubtedClock(trx, clock, day);
        await keepMonthValues(trx, now);
        const evaluated = await awardBonuses(trx, day, now);
        await keepCutOffSums(trx, day, now);
        return { ...evaluated, cutOff: now.instant.toString() };
      }),
    settleBonuses: (day) => step(day, 0, (trx, now) => settleBonuses(trx, day, now)),
    keepPositions: (day, cutOff) =>
      step(day, undefined, async (trx, now) => {
        await announceClosedDay(trx, day, cutOff ?? now.instant.toString(), now);
        await keepPositions(trx, day, now);
        await freezeSums(trx, day);
      }),
    drawLottery: (day) =>
      step(day, 0, async (trx, now) => {
        const drawn = await drawLottery(trx, day, now);
        if (drawn > 0) await announceDraws(trx, now);
        return drawn;
      }),
    finaliseMonths: (day, cutOff) =>
      step(day, [], async (trx, now) => {
        const months = await finaliseMonths(trx, day, { ...now, cutOff: cutOff ?? now.instant.toString() });
        await announceFinalMonths(trx, day, now);
        // Once the bonuses are settled. No step of its own: closes under way know their steps.
        await closeChallenges(trx, day, now);
        return months;
      }),
    recordDay: (day, report, cutOff) =>
      step(day, undefined, async (trx, now) => {
        const closing = { report, cutOff: cutOff ?? now.instant.toString() };
        await recordDay(trx, day, closing, now);
        await trx('cut_off_sums').delete();
      }),
  };
}

/**
 * Keeps, at the first step of the close of `day`, what the entries add up to of the months that it will draw or make final. Its later
 * steps count these, however late they run: what is recorded meanwhile is late (docs/rules.md, «Days and closes»).
 */
async function keepCutOffSums(trx: Transaction, day: Day, now: Now): Promise<void> {
  await trx('cut_off_sums').delete();
  const months = new Set([...(await monthsToDraw(trx, day)), ...(await monthsToFinalise(trx, day, now))]);
  for (const month of months)
    await rows(
      trx,
      `insert into cut_off_sums (month, player_id, days, rings, appt_set, appt_done, presences)
      select :month, player_id, days, rings, appt_set, appt_done, presences from (${ENTERED}) e`,
      await sumsOf(trx, month, day),
    );
}
