import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Stack } from '@vetta/design-system/stack';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useChosenDay } from '../day/use-chosen-day.ts';
import { useToday } from '../day/use-today.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { LoadError } from '../load-error.tsx';
import { DayGrid } from './day-grid.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { QuickEntryToolbar } from './quick-entry-toolbar.tsx';
import { useDayGrid } from './use-day-grid.ts';

/** «Inserimento rapido»: everyone's numbers of a day in one grid. */
export default function QuickEntryPage({ context }: SectionProps) {
  const today = useToday(context);
  const [day, chooseDay] = useChosenDay(today);
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const data = useDayGrid(day, today);
  const { players, entries } = data;
  return (
    <Stack gap="md">
      <QuickEntryToolbar
        day={day}
        today={today}
        onChooseDay={chooseDay}
        missing={players?.length && entries ? players.filter(({ id }) => !entries.has(id)).length : undefined}
        isOnlyMissing={isOnlyMissing}
        onFilter={setOnlyMissing}
      />
      {players && players.length > 0 && entries ? (
        <DayGrid
          // Each day has its own grid, with its own unsaved cells.
          key={day}
          {...data}
          day={day}
          onChooseDay={chooseDay}
          players={players}
          entries={entries}
          isOnlyMissing={isOnlyMissing}
          onFilter={setOnlyMissing}
        />
      ) : data.isError ? (
        <LoadError
          title="I dati del giorno non sono arrivati"
          isRetrying={data.isRetrying}
          onRetry={data.retry}
        />
      ) : players?.length === 0 ? (
        <NoPlayers />
      ) : (
        <GridSkeleton />
      )}
    </Stack>
  );
}

function NoPlayers() {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      title="Nessun partecipante"
      level={3}
      action={<Button onPress={() => navigate('/admin/players')}>Vai a Partecipanti</Button>}
    >
      Aggiungi chi è in gara: poi potrai inserire qui i numeri di tutti.
    </EmptyState>
  );
}
