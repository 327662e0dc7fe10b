import type { Day, Month } from '@vetta/contract/values';
import { openMonths } from '../month/final-months.ts';
import { lockStandings } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { addDays, daysBetween, firstDay, isMonday, lastDay, weekStart } from '../time/rome.ts';
import { type Evaluation, evaluate } from './evaluate.ts';

/**
 * Evaluates the weekly bonuses at the close of `upTo`: it sees entries up to that day, looks at every week that touches
 * an open month, and awards, moves or withdraws only what was earned by then. Awards that an admin gave stay, what an
 * admin took away is not given again, and nothing that counts in a final month is touched.
 */
export async function awardBonuses(trx: Transaction, upTo: Day, moment: Moment): Promise<Evaluation> {
  await lockStandings(trx);
  const months = await openMonths(trx, upTo);
  const [first] = months;
  if (first === undefined) return { awarded: 0, moved: 0, withdrawn: 0 };

  return evaluate(
    trx,
    {
      from: weekStart(firstDay(first)),
      upTo,
      finalWeeks: finalWeeks(months, upTo),
      onlyMonth: null,
    },
    moment,
  );
}

/**
 * Evaluates the weekly bonuses of one month that is over, final or not, as at the close of `upTo`: what was earned on
 * another month's days stays as it is.
 */
export async function awardBonusesOf(
  trx: Transaction,
  month: Month,
  upTo: Day,
  moment: Moment,
): Promise<Evaluation> {
  await lockStandings(trx);
  const lastSunday = addDays(weekStart(lastDay(month)), 6);
  return evaluate(
    trx,
    {
      from: weekStart(firstDay(month)),
      upTo: upTo < lastSunday ? upTo : lastSunday,
      finalWeeks: [],
      onlyMonth: month,
    },
    moment,
  );
}

/** The Mondays of the weeks among the open months that touch none of them: final months may lie between. */
function finalWeeks(open: readonly Month[], upTo: Day): Day[] {
  const [first] = open;
  if (first === undefined) return [];
  const touching = new Set(
    open.flatMap((month) => daysBetween(firstDay(month), lastDay(month)).map((day) => weekStart(day))),
  );
  const mondays = daysBetween(weekStart(firstDay(first)), upTo).filter(isMonday);
  return mondays.filter((monday) => !touching.has(monday));
}
