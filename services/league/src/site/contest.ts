import type { Contest } from '@vetta/contract/site';
import type { Month } from '@vetta/contract/values';
import { Day } from '@vetta/contract/values';
import { z } from 'zod';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { firstDay, lastDay, monthOf } from '../time/rome.ts';

const ContestSettings = z.object({
  contest: z.object({ start: Day, end: Day }),
  launch: z.iso.datetime(),
  lotteryThreshold: z.int().min(0),
});

/** A month's contest: the calendar month, or the dates that the setting `contest` gives for one month. */
export async function contestOf(db: Database, month: Month): Promise<Contest> {
  const stored = await rows<{ key: string; value: unknown }>(
    db,
    "select key, value from settings where key in ('contest', 'launch', 'lotteryThreshold')",
  );
  const settings = ContestSettings.parse(Object.fromEntries(stored.map(({ key, value }) => [key, value])));
  const own = monthOf(settings.contest.start) === month;
  return {
    month,
    start: own ? settings.contest.start : firstDay(month),
    end: own ? settings.contest.end : lastDay(month),
    launchAt: settings.launch,
    lotteryThreshold: settings.lotteryThreshold,
  };
}
