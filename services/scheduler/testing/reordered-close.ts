import { patched, proxyActivities, upsertMemo } from '@temporalio/workflow';
import type { CloseActivities } from '@vetta/league/closes/close';

const activities = proxyActivities<CloseActivities>({ startToCloseTimeout: '5 minutes' });

/** A close that settles the bonuses before it awards them: a change that breaks the closes under way. */
export async function close(upTo: string): Promise<void> {
  if (patched('day-in-memo')) upsertMemo({ romeDay: upTo });
  for (const day of await activities.daysToClose(upTo)) {
    await activities.settleBonuses(day);
    await activities.awardBonuses(day);
  }
}
