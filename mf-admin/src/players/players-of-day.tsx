import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Stack } from '@vetta/design-system/stack';
import { useMemo, useRef, useState } from 'react';
import { useChosenDay } from '../day/use-chosen-day.ts';
import { LoadFailed } from '../load-failed.tsx';
import { byName } from './by-name.ts';
import { PlayerList } from './player-list.tsx';
import { PlayersDialog } from './players-dialog.tsx';
import { PlayersHeader } from './players-header.tsx';
import { PlayersSkeleton } from './players-skeleton.tsx';
import { PlayersToolbar, type Sought } from './players-toolbar.tsx';
import { useDayData } from './use-day-data.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { usePlayerActions } from './use-player-actions.ts';

const everybody: Sought = { name: '', isWithoutData: false };

/** The chosen day, everybody's card, and the dialog that is open over them. */
export function PlayersOfDay({ today }: { readonly today: string }) {
  const [day, chooseDay] = useChosenDay(today);
  const [sought, seek] = useState(everybody);
  const { people, entries, types, awards, ...dayState } = useDayData(day);
  const { dialog, open, close } = useOpenDialog();
  const actions = usePlayerActions(chooseDay, open);
  const round = useMemo(() => people.data?.toSorted(byName) ?? [], [people.data]);
  const searchField = useRef<HTMLInputElement>(null);
  const showAll = () => {
    seek(everybody);
    // The button that asked for it is gone with the emptiness.
    searchField.current?.focus();
  };
  const addPlayer = () => open({ kind: 'player', player: null });

  return (
    <Stack gap="md">
      <PlayersHeader
        day={day}
        total={people.data?.length}
        withData={entries?.size}
        onAddPlayer={addPlayer}
        onEnterDay={() => open({ kind: 'entry', playerId: null })}
      />
      <PlayersToolbar
        day={day}
        today={today}
        onChooseDay={chooseDay}
        sought={sought}
        onSeek={seek}
        searchField={searchField}
      />
      {dayState.isError && (
        <LoadFailed
          title="I dati del giorno non sono arrivati"
          isRetrying={dayState.isRetrying}
          onRetry={dayState.retry}
        />
      )}
      {people.isPending && <PlayersSkeleton />}
      {people.isError && (
        <LoadFailed
          title="I partecipanti non sono arrivati"
          isRetrying={people.isFetching}
          onRetry={() => people.refetch()}
        />
      )}
      {people.data?.length === 0 && <NoPlayers onAdd={addPlayer} />}
      {people.data !== undefined && people.data.length > 0 && (
        <PlayerList
          players={people.data}
          sought={sought}
          onShowAll={showAll}
          day={day}
          today={today}
          entries={entries}
          types={types}
          awards={awards}
          actions={actions}
        />
      )}
      {dialog && <PlayersDialog dialog={dialog} round={round} day={day} entries={entries} onClose={close} />}
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
