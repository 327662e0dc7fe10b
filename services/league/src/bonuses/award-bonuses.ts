import type { Day, Month } from '@vetta/contract/values';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Now } from '../time/now.ts';
import { daysBetween, firstDay, lastDay, weekStart } from '../time/rome.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { clearEvaluatedWeeks, weeksToEvaluate } from './weeks-to-evaluate.ts';

/**
 * Evaluates the weekly bonuses at the close of `upTo`: sees entries up to that day, and awards, moves or withdraws only
 * what was earned by then. Looks only at weeks whose data changed since they were evaluated; the others would give the
 * same awards again. Awards that an admin gave stay, a bonus that an admin removed is not awarded again, and no award of a
 * final month changes.
 */
export async function awardBonuses(trx: LockedTransaction, upTo: Day, now: Now): Promise<Evaluation> {
  const weeks = await weeksToEvaluate(trx, upTo);
  const evaluated = await evaluate(trx, { weeks, upTo, onlyMonth: null }, now);
  // After the evaluation: the awards that it writes mark their own weeks.
  await clearEvaluatedWeeks(trx, upTo);
  return evaluated;
}

/**
 * Evaluates all weeks of one month that is over, final or not, as the close of `upTo` would. Awards earned on days of
 * another month stay as they are.
 */
export const awardBonusesOf = (
  trx: LockedTransaction,
  month: Month,
  upTo: Day,
  now: Now,
): Promise<Evaluation> => {
  const weeks = new Set(daysBetween(firstDay(month), lastDay(month)).map(weekStart));
  return evaluate(trx, { weeks: [...weeks], upTo, onlyMonth: month }, now);
};
