import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import type { PlayerFilters } from './players-toolbar.tsx';

interface NoResultsProps {
  readonly filters: PlayerFilters;
  readonly onShowAll: () => void;
}

/** Shown when no card matches the filters. Without a name in the search it means that no data is missing. */
export function NoResults({ filters, onShowAll }: NoResultsProps) {
  const isDayComplete = filters.name.trim() === '' && filters.isWithoutData;
  return (
    <EmptyState
      title={isDayComplete ? 'Tutti hanno i dati di questo giorno' : 'Nessuno corrisponde alla ricerca'}
      level={3}
      action={<Button onPress={onShowAll}>Mostra tutti</Button>}
    >
      {isDayComplete ? 'Non manca nessuno.' : 'Prova con un altro nome, o togli il filtro.'}
    </EmptyState>
  );
}
