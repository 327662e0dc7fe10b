import { Day } from '@vetta/contract/values';

/** Returns the day in the address if it is valid and not in the future, else today. All `YYYY-MM-DD`. */
export function chosenDay(requested: string | null, today: string): string {
  const { success, data } = Day.safeParse(requested);
  return success && data <= today ? data : today;
}
