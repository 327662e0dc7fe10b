import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Inline } from '@vetta/design-system/inline';
import type { ReactNode } from 'react';
import { type Query, QueryView } from '../queries/query-view.tsx';
import { PlayersSkeleton } from './players-skeleton.tsx';

interface LoadedPlayersProps {
  /** The players on the board. */
  readonly query: Query<readonly Tagged<Player>[]>;
  readonly onAddPlayer: () => void;
  readonly onAddPeople: () => void;
  readonly children: (players: readonly Tagged<Player>[]) => ReactNode;
}

/** The players on the board, or why none is shown. */
export const LoadedPlayers = ({ query, onAddPlayer, onAddPeople, children }: LoadedPlayersProps) => (
  <QueryView
    query={query}
    loading="Caricamento dei partecipanti…"
    skeleton={<PlayersSkeleton />}
    failed="I partecipanti non sono arrivati"
    empty={<NoPlayers onAdd={onAddPlayer} onAddMany={onAddPeople} />}
  >
    {children}
  </QueryView>
);

interface NoPlayersProps {
  readonly onAdd: () => void;
  readonly onAddMany: () => void;
}

const NoPlayers = ({ onAdd, onAddMany }: NoPlayersProps) => (
  <EmptyState
    title="Nessun partecipante"
    level={3}
    action={
      <Inline gap="sm">
        <Button tone="primary" onPress={onAdd}>
          Aggiungi Primo Partecipante
        </Button>
        <Button onPress={onAddMany}>Incolla un elenco di nomi</Button>
      </Inline>
    }
  >
    Aggiungi chi è in gara: poi potrai inserire i numeri di ogni giorno.
  </EmptyState>
);
