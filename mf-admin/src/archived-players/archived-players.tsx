import { useQuery } from '@tanstack/react-query';
import { archivedPlayers } from '@vetta/contract/client/admin-queries';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { LoadError } from '../load-error.tsx';
import { matchesName } from '../players/matches-name.ts';
import { ArchivedPlayer } from './archived-player.tsx';
import * as styles from './archived-players.css.ts';

interface ArchivedPlayersProps {
  /** What the admin typed into the search. */
  readonly search: string;
  readonly onAnonymise: (player: Player) => void;
  readonly onRemove: (player: Player) => void;
  /** Shows the players on the board again. */
  readonly onShowBoard: () => void;
}

/** The players who left, by name. */
export function ArchivedPlayers({ search, onShowBoard, ...actions }: ArchivedPlayersProps) {
  const archived = useQuery(archivedPlayers);
  const back = <Button onPress={onShowBoard}>Torna a chi è in gara</Button>;
  if (archived.isPending) return <ArchivedSkeleton />;
  if (archived.isError)
    return (
      <LoadError
        title="I partecipanti archiviati non sono arrivati"
        isRetrying={archived.isFetching}
        onRetry={() => archived.refetch()}
      />
    );
  if (archived.data.length === 0)
    return (
      <EmptyState title="Nessun partecipante archiviato" level={3} action={back}>
        Chi lascia la squadra si archivia da «Modifica»: esce dalla classifica, i mesi passati restano.
      </EmptyState>
    );
  const matching = archived.data.filter((player) => matchesName(player.name, search));
  if (matching.length === 0)
    return (
      <EmptyState title="Nessun archiviato corrisponde alla ricerca" level={3} action={back}>
        Prova con un altro nome.
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {matching.map((player) => (
        <ArchivedPlayer key={player.id} player={player} {...actions} />
      ))}
    </ul>
  );
}

/** Shown while the archived players load. */
const ArchivedSkeleton = () => (
  <Stack gap="sm">
    <VisuallyHidden>
      <span role="status">Caricamento dei partecipanti archiviati…</span>
    </VisuallyHidden>
    <Skeleton shape="title" width="half" />
    <Skeleton width="third" />
    <Skeleton shape="title" width="half" />
    <Skeleton width="third" />
  </Stack>
);
