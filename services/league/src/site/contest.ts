import type { Contest } from '@vetta/contract/site';
import type { Month } from '@vetta/contract/values';
import { getSetting } from '../settings/settings.ts';
import type { Database } from '../store/database.ts';
import { firstDay, lastDay, monthOf } from '../time/rome.ts';

/** A month's contest: the calendar month, or the dates that the setting `contest` gives for one month. */
export async function contestOf(db: Database, month: Month): Promise<Contest> {
  // One after the other: on a transaction they share its connection.
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
