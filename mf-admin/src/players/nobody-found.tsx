import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import type { Sought } from './players-toolbar.tsx';

interface NobodyFoundProps {
  readonly sought: Sought;
  readonly onShowAll: () => void;
}

/** In the place of the cards when what is sought leaves nobody; without a name it is that the day is complete. */
export function NobodyFound({ sought, onShowAll }: NobodyFoundProps) {
  const isDayComplete = sought.name.trim() === '';
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
