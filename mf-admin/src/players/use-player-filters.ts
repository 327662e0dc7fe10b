import { useMemo, useState } from 'react';
import type { PlayerFilters } from './players-toolbar.tsx';
import { useSearchText } from './use-search-text.ts';

const all: Omit<PlayerFilters, 'name'> = { isWithoutData: false, isArchived: false };

/** The filters of the cards. Only the search is in the address. */
export function usePlayerFilters() {
  const [name, search] = useSearchText();
  const [choices, choose] = useState(all);
  const filters = useMemo((): PlayerFilters => ({ ...choices, name }), [choices, name]);
  const filter = ({ name: searched, ...chosen }: PlayerFilters) => {
    search(searched);
    choose(chosen);
  };
  return { filters, filter, clear: () => filter({ ...all, name: '' }) };
}
