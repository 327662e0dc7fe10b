import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Stack } from '@vetta/design-system/stack';
import { useMemo, useRef } from 'react';
import { useOpenedBy } from '../address/use-opened-by.ts';
import { useChosenDay } from '../day/use-chosen-day.ts';
import { LoadError } from '../load-error.tsx';
import { byName } from './by-name.ts';
import { PlayerList } from './player-list.tsx';
import { PlayersDialog } from './players-dialog.tsx';
import { PlayersHeader } from './players-header.tsx';
import { PlayersSkeleton } from './players-skeleton.tsx';
import { type PlayerFilters, PlayersToolbar } from './players-toolbar.tsx';
import { useDayData } from './use-day-data.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { usePlayerActions } from './use-player-actions.ts';
import { usePlayerFilters } from './use-player-filters.ts';

const noFilters: PlayerFilters = { name: '', isWithoutData: false };

/** The toolbar, a card for each player, and the open dialog. */
export function PlayersOfDay({ today }: { readonly today: string }) {
  const [day, chooseDay] = useChosenDay(today);
  const [filters, setFilters] = usePlayerFilters();
  const { players, entries, types, awards, ...dayState } = useDayData(day);
  const { dialog, open, close } = useOpenDialog();
  const actions = usePlayerActions(chooseDay, open);
  const sorted = useMemo(() => players.data?.toSorted(byName) ?? [], [players.data]);
  const searchField = useRef<HTMLInputElement>(null);
  const showAll = () => {
    setFilters(noFilters);
    // The button that had the focus disappears.
    searchField.current?.focus();
  };
  const addPlayer = () => open({ kind: 'player', player: null });
  const enterDay = () => open({ kind: 'entry', playerId: null });
  useOpenedBy('partecipante', addPlayer);
  useOpenedBy('entry', enterDay);

  return (
    <Stack gap="md">
      <PlayersHeader
        day={day}
        total={players.data?.length}
        withData={entries?.size}
        onAddPlayer={addPlayer}
        onEnterDay={enterDay}
      />
      <PlayersToolbar
        day={day}
        today={today}
        onChooseDay={chooseDay}
        filters={filters}
        onFilter={setFilters}
        searchField={searchField}
      />
      {dayState.isError && (
        <LoadError
          title="I dati del giorno non sono arrivati"
          isRetrying={dayState.isRetrying}
          onRetry={dayState.retry}
        />
      )}
      {players.isPending && <PlayersSkeleton />}
      {players.isError && (
        <LoadError
          title="I partecipanti non sono arrivati"
          isRetrying={players.isFetching}
          onRetry={() => players.refetch()}
        />
      )}
      {players.data?.length === 0 && <NoPlayers onAdd={addPlayer} />}
      {players.data !== undefined && players.data.length > 0 && (
        <PlayerList
          players={players.data}
          filters={filters}
          onShowAll={showAll}
          day={day}
          today={today}
          entries={entries}
          types={types}
          awards={awards}
          actions={actions}
        />
      )}
      {dialog && (
        <PlayersDialog dialog={dialog} players={sorted} day={day} entries={entries} onClose={close} />
      )}
    </Stack>
  );
}

const NoPlayers = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState
    title="Nessun partecipante"
    level={3}
    action={
      <Button tone="primary" onPress={onAdd}>
        Aggiungi Primo Partecipante
      </Button>
    }
  >
    Aggiungi chi è in gara: poi potrai inserire i numeri di ogni giorno.
  </EmptyState>
);
