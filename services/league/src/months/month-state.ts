import type { MonthState } from '@vetta/contract/standings';
import type { Day, Month } from '@vetta/contract/values';
import { monthOf } from '../time/rome.ts';

/** Open while it is the calendar's, then in grace until a close makes it final. */
export function monthState(month: Month, { isFinal, today }: { isFinal: boolean; today: Day }): MonthState {
  if (isFinal) return 'final';
  return month === monthOf(today) ? 'open' : 'grace';
}
