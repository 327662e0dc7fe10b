import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { chosenDay } from './chosen-day.ts';

const parameter = 'data';

/**
 * Returns the day that the page shows. It is always in the address (`?data=YYYY-MM-DD`), so that the page can be linked
 * and numbers typed around midnight stay on their day.
 */
export function useChosenDay(today: string): readonly [day: string, choose: (day: string) => void] {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(parameter);
  const day = chosenDay(requested, today);
  const choose = (chosen: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(parameter, chosen);
        return next;
      },
      { replace: true },
    );
  useEffect(() => {
    if (requested !== day) choose(day);
  });
  return [day, choose];
}
