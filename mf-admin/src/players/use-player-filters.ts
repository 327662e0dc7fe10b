import { EVERYBODY } from '@vetta/contract/groups';
import { useEffect, useMemo, useState } from 'react';
import { useParameters } from '../kit/address/use-parameters.ts';
import type { PlayerFilters } from './players-toolbar.tsx';

const withoutDataParameter = 'senza-dati';
const archivedParameter = 'archiviati';
const groupParameter = 'gruppo';

/** Returns the address of a player's card. */
export const playerAddress = (name: string): string =>
  `/admin/players?${new URLSearchParams({ [nameParameter]: name })}`;

/** Returns the address of those who left and whose name matches a search, with their numbers of a day. */
export const archivedAddress = (search: string, day: string): string =>
  `/admin/players?${new URLSearchParams({ [nameParameter]: search, data: day, [archivedParameter]: '1' })}`;

const NO_FILTERS: PlayerFilters = { name: '', isWithoutData: false, isArchived: false, group: EVERYBODY };

/** The filters of the cards. They are in the address: `?cerca=ada&senza-dati=1`. */
export function usePlayerFilters() {
  const [name, search] = useSearchText();
  const [address, change] = useParameters();
  const isWithoutData = address.has(withoutDataParameter);
  const isArchived = address.has(archivedParameter);
  const group = address.get(groupParameter) ?? EVERYBODY;
  const filters = useMemo(
    (): PlayerFilters => ({ name, isWithoutData, isArchived, group }),
    [name, isWithoutData, isArchived, group],
  );
  const filter = (chosen: PlayerFilters) => {
    search(chosen.name);
    if (chosen.isWithoutData === isWithoutData && chosen.isArchived === isArchived && chosen.group === group)
      return;
    change({
      [groupParameter]: chosen.group || null,
      [withoutDataParameter]: chosen.isWithoutData ? '1' : null,
      [archivedParameter]: chosen.isArchived ? '1' : null,
    });
  };
  return { filters, filter, clear: () => filter(NO_FILTERS) };
}

const nameParameter = 'cerca';
// Safari refuses more than 100 changes of the address in 30 seconds.
const PAUSE_MS = 300;

/**
 * Returns the search. It is in the address (`?cerca=`) after a pause in the typing, so that it can be linked; a new address
 * replaces what was typed.
 */
function useSearchText(): readonly [text: string, search: (text: string) => void] {
  const [parameters, change] = useParameters();
  const linked = parameters.get(nameParameter) ?? '';
  const [text, setText] = useState(linked);
  const [followed, setFollowed] = useState(linked);
  // React's pattern for state that follows a prop: it renders again before the browser paints.
  if (followed !== linked) {
    setFollowed(linked);
    setText(linked);
  }
  useEffect(() => {
    if (text === linked) return;
    const timer = setTimeout(() => change({ [nameParameter]: text === '' ? null : text }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, linked, change]);
  return [text, setText];
}
