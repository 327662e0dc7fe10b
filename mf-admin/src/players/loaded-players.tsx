import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import type { ReactNode } from 'react';
import { useFocusWhenGone } from '../focus-content.ts';
import { LoadError } from '../load-error.tsx';
import { PlayersSkeleton } from './players-skeleton.tsx';

interface LoadedPlayersProps {
  /** The players on the board. */
  readonly query: {
    readonly data: readonly Tagged<Player>[] | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly onAddPlayer: () => void;
  readonly children: (players: readonly Tagged<Player>[]) => ReactNode;
}

/** The players on the board, or why none is shown. Players that have loaded stay if a refresh fails. */
export function LoadedPlayers({ query, onAddPlayer, children }: LoadedPlayersProps) {
  const isEmpty = query.data?.length === 0;
  useFocusWhenGone(isEmpty);
  return (
    <>
      {query.isPending && <PlayersSkeleton />}
      {query.isError && (
        <LoadError
          title="I partecipanti non sono arrivati"
          isRetrying={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {isEmpty && <NoPlayers onAdd={onAddPlayer} />}
      {query.data !== undefined && query.data.length > 0 && children(query.data)}
    </>
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
