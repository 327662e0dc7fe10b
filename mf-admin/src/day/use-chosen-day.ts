import { Day } from '@vetta/contract/values';
import { useEffect } from 'react';
import { useParameters } from '../kit/address/use-parameters.ts';

const parameter = 'data';

/**
 * Returns the day that the page shows. It is always in the address (`?data=YYYY-MM-DD`), so that the page can be linked
 * and numbers typed around midnight stay on their day.
 */
export function useChosenDay(today: string): readonly [day: string, choose: (day: string) => void] {
  const [parameters, change] = useParameters();
  const requested = parameters.get(parameter);
  const day = chosenDay(requested, today);
  const choose = (chosen: string) => change({ [parameter]: chosen });
  useEffect(() => {
    if (requested !== day) choose(day);
  });
  return [day, choose];
}

/** Returns the day in the address if it is valid and not in the future, else today. All `YYYY-MM-DD`. */
export function chosenDay(requested: string | null, today: string): string {
  const { success, data } = Day.safeParse(requested);
  return success && data <= today ? data : today;
}
