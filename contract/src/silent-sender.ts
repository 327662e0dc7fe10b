import { addDays, romeDay, weekStart } from './rome-time.ts';
import type { Sender } from './senders.ts';

/** After so many days without an event a source is one that is not used any more. */
export const UNUSED_DAYS = 30;

/**
 * Whether a source of events was silent on the whole of the last working day before `today` (a Rome day): a telephone system that
 * counts nothing on one is dead, or its key is refused.
 */
export function isSilent({ lastEventAt }: Pick<Sender, 'lastEventAt'>, today: string): boolean {
  if (lastEventAt === null) return false;
  const last = romeDay(new Date(lastEventAt));
  return last < workingDayBefore(today) && last >= addDays(today, -UNUSED_DAYS);
}

function workingDayBefore(day: string): string {
  const before = addDays(day, -1);
  const saturday = addDays(weekStart(before), 5);
  return before < saturday ? before : addDays(saturday, -1);
}
