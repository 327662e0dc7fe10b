import type { MonthState } from '@vetta/contract/standings';
import type { Day, Month } from '@vetta/contract/values';
import { monthOf } from '../time/rome.ts';

/** Returns `open` for the current month, then `grace` until the close of the 2nd makes it `final` (finalise-months.ts). */
export function monthState(month: Month, { isFinal, today }: { isFinal: boolean; today: Day }): MonthState {
  if (isFinal) return 'final';
  return month === monthOf(today) ? 'open' : 'grace';
}
