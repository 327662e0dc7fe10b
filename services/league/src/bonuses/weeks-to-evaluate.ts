import type { Day } from '@vetta/contract/values';
import { monthsNotFinal } from '../months/final-months.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { rows } from '../store/rows.ts';
import { addDays, monthOf } from '../time/rome.ts';

/**
 * Returns the weeks, by their Mondays, that the close of `upTo` has to evaluate: the day's own week, and every earlier
 * week whose data changed since it was evaluated. Weeks that touch only final months are left out. Triggers mark the weeks
 * (migration 0016), so no writer can forget one.
 */
export async function weeksToEvaluate(trx: LockedTransaction, upTo: Day): Promise<Day[]> {
  const open = new Set(await monthsNotFinal(trx, upTo));
  const marked = await rows<{ week: Day }>(
    trx,
    `select week_start as week from weeks_to_evaluate where week_start <= cast(:upTo as date)
    union select week_of(cast(:upTo as date)) order by week`,
    { upTo },
  );
  return marked
    .map(({ week }) => week)
    .filter((week) => open.has(monthOf(week)) || open.has(monthOf(addDays(week, 6))));
}

/**
 * Clears the marks of the weeks that ended by `upTo`: a later evaluation of the same data would give the same awards. A
 * week stays marked while one of its awards counts on a later day, since only a later close may withdraw that award.
 */
export async function clearEvaluatedWeeks(trx: LockedTransaction, upTo: Day): Promise<void> {
  await rows(
    trx,
    `delete from weeks_to_evaluate w where w.week_start + 6 <= cast(:upTo as date)
      and not exists (select from player_bonuses b where b.week_start = w.week_start and b.date_earned > :upTo)`,
    { upTo },
  );
}
