import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { PlayerFilters } from './players-toolbar.tsx';

const nameParameter = 'cerca';
const withoutDataParameter = 'senza-dati';

/** Returns the address of a player's card. */
export const playerAddress = (name: string): string =>
  `/admin/players?${new URLSearchParams({ [nameParameter]: name })}`;

/** The address of the cards of those without numbers of today. */
export const withoutDataAddress = `/admin/players?${withoutDataParameter}=1`;

/** Returns the filters of the cards, which are in the address: `?cerca=ada&senza-dati=1`. */
export function usePlayerFilters(): readonly [PlayerFilters, (filters: PlayerFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const name = search.get(nameParameter) ?? '';
  const isWithoutData = search.has(withoutDataParameter);
  const filters = useMemo(() => ({ name, isWithoutData }), [name, isWithoutData]);
  const setFilters = (chosen: PlayerFilters) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(nameParameter);
        next.delete(withoutDataParameter);
        if (chosen.name !== '') next.set(nameParameter, chosen.name);
        if (chosen.isWithoutData) next.set(withoutDataParameter, '1');
        return next;
      },
      { replace: true },
    );
  return [filters, setFilters];
}
