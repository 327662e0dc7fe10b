import { PlayerRole } from '@vetta/contract/player-role';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { PlayerFilters } from './players-toolbar.tsx';
import { nameParameter, useSearchText } from './use-search-text.ts';

const withoutDataParameter = 'senza-dati';
const archivedParameter = 'archiviati';
const roleParameter = 'ruolo';

/** Returns the address of a player's card. */
export const playerAddress = (name: string): string =>
  `/admin/players?${new URLSearchParams({ [nameParameter]: name })}`;

/** Returns the address of those who left and whose name matches a search, with their numbers of a day. */
export const archivedAddress = (search: string, day: string): string =>
  `/admin/players?${new URLSearchParams({ [nameParameter]: search, data: day, [archivedParameter]: '1' })}`;

/** The address of the cards of those without numbers of today. */
export const withoutDataAddress = `/admin/players?${withoutDataParameter}=1`;

const NO_FILTERS: PlayerFilters = { name: '', isWithoutData: false, isArchived: false, role: null };

/** The filters of the cards. They are in the address: `?cerca=ada&senza-dati=1`. */
export function usePlayerFilters() {
  const [name, search] = useSearchText();
  const [address, setAddress] = useSearchParams();
  const isWithoutData = address.has(withoutDataParameter);
  const isArchived = address.has(archivedParameter);
  const role = PlayerRole.safeParse(address.get(roleParameter)).data ?? null;
  const filters = useMemo(
    (): PlayerFilters => ({ name, isWithoutData, isArchived, role }),
    [name, isWithoutData, isArchived, role],
  );
  const filter = (chosen: PlayerFilters) => {
    search(chosen.name);
    if (chosen.isWithoutData === isWithoutData && chosen.isArchived === isArchived && chosen.role === role)
      return;
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(withoutDataParameter);
        next.delete(archivedParameter);
        next.delete(roleParameter);
        if (chosen.role) next.set(roleParameter, chosen.role);
        if (chosen.isWithoutData) next.set(withoutDataParameter, '1');
        if (chosen.isArchived) next.set(archivedParameter, '1');
        return next;
      },
      { replace: true },
    );
  };
  return { filters, filter, clear: () => filter(NO_FILTERS) };
}
