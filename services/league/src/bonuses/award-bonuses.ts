import type { Day, Month } from '@vetta/contract/values';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Moment } from '../time/moment.ts';
import { daysBetween, firstDay, lastDay, weekStart } from '../time/rome.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { clearEvaluatedWeeks, weeksToEvaluate } from './weeks-to-evaluate.ts';

/**
 * Evaluates the weekly bonuses at the close of `upTo`: it sees entries up to that day, and awards, moves or withdraws
 * only what was earned by then. It looks at the weeks whose data changed since they were evaluated; the others would
 * give the same awards again. Awards that an admin gave stay, a bonus that an admin took away is not awarded again, and
 * no award of a final month changes.
 */
export async function awardBonuses(trx: LockedTransaction, upTo: Day, moment: Moment): Promise<Evaluation> {
  const weeks = await weeksToEvaluate(trx, upTo);
  const evaluated = await evaluate(trx, { weeks, upTo, onlyMonth: null }, moment);
  // After the evaluation: the awards that it writes mark their own weeks.
  await clearEvaluatedWeeks(trx, upTo);
  return evaluated;
}

/**
 * Evaluates all weeks of one month that is over, final or not, as at the close of `upTo`. Awards that were earned on
 * another month's days stay as they are.
 */
export const awardBonusesOf = (
  trx: LockedTransaction,
  month: Month,
  upTo: Day,
  moment: Moment,
): Promise<Evaluation> => {
  const weeks = new Set(daysBetween(firstDay(month), lastDay(month)).map(weekStart));
  return evaluate(trx, { weeks: [...weeks], upTo, onlyMonth: month }, moment);
};
