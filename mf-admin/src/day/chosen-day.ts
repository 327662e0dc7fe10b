import { Day } from '@vetta/contract/values';

/** The day that the address asks for, where it is one and not in the future; else today. All `YYYY-MM-DD`. */
export function chosenDay(asked: string | null, today: string): string {
  const { success, data } = Day.safeParse(asked);
  return success && data <= today ? data : today;
}
