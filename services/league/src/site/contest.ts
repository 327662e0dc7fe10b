import { Contest } from '@vetta/contract/site';
import type { Month } from '@vetta/contract/values';
import { getSetting } from '../settings/settings.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { firstDay, lastDay, monthOf } from '../time/rome.ts';

/**
 * Returns a month's contest: the stored one of a final month, else the dates of the setting `contest` if they are in this
 * month, else the calendar month (docs/rules.md, «Months»).
 */
export async function contestOf(db: Database, month: Month): Promise<Contest> {
  const final = await firstRow<{ contest: unknown }>(
    db,
    'select contest from final_months where month = :month and contest is not null',
    { month: firstDay(month) },
  );
  if (final) return Contest.parse(final.contest);

  // One after the other: in a transaction they share one connection.
  const contest = await getSetting(db, 'contest');
  const launch = await getSetting(db, 'launch');
  const lotteryThreshold = await getSetting(db, 'lotteryThreshold');
  const own = monthOf(contest.value.start) === month;
  return {
    month,
    start: own ? contest.value.start : firstDay(month),
    end: own ? contest.value.end : lastDay(month),
    launchAt: launch.value,
    lotteryThreshold: lotteryThreshold.value,
  };
}
