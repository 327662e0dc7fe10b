import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { chosenDay } from './chosen-day.ts';

const parameter = 'data';

/**
 * The day that the whole page shows, kept in the address (`?data=YYYY-MM-DD`) from the first moment on: it can be
 * linked, and numbers typed at midnight do not slip to the new day.
 */
export function useChosenDay(today: string): readonly [day: string, choose: (day: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter);
  const day = chosenDay(asked, today);
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
    if (asked !== day) choose(day);
  });
  return [day, choose];
}
