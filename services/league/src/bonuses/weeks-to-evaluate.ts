import type { Day } from '@vetta/contract/values';
import { openMonths } from '../month/final-months.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { rows } from '../store/rows.ts';
import { addDays, monthOf } from '../time/rome.ts';

/**
 * The Mondays of the weeks that an evaluation at the close of `upTo` has to look at: the day's own week, and every
 * earlier one whose entries, awards or conditions changed since it was evaluated. A week that lies in final months alone
 * is none of them. The marks are set by triggers (migration 0016), so no writer can forget one.
 */
export async function weeksToEvaluate(trx: LockedTransaction, upTo: Day): Promise<Day[]> {
  const open = new Set(await openMonths(trx, upTo));
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
 * Clears the marks of the weeks that were over at the close of `upTo`. A week with an award that counts on a later day
 * stays marked: only a later close may withdraw that award.
 */
export async function clearEvaluatedWeeks(trx: LockedTransaction, upTo: Day): Promise<void> {
  await rows(
    trx,
    `delete from weeks_to_evaluate w where w.week_start + 6 <= cast(:upTo as date)
      and not exists (select from player_bonuses b where b.week_start = w.week_start and b.date_earned > :upTo)`,
    { upTo },
  );
}
