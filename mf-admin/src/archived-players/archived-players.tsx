import { useQuery } from '@tanstack/react-query';
import { archivedPlayers } from '@vetta/contract/client/admin-queries';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { matchesName } from '../players/matches-name.ts';
import { QueryView } from '../queries/query-view.tsx';
import { ArchivedPlayer } from './archived-player.tsx';
import * as styles from './archived-players.css.ts';

interface ArchivedPlayersProps {
  /** What the admin typed into the search. */
  readonly search: string;
  readonly day: string;
  readonly today: string;
  readonly onChooseDay: (day: string) => void;
  readonly onEnterDay: (player: Player) => void;
  readonly onAnonymise: (player: Player) => void;
  readonly onRemove: (player: Player) => void;
  /** Shows the players on the board again. */
  readonly onShowBoard: () => void;
}

/** The players who left, by name. */
export function ArchivedPlayers({ search, onShowBoard, ...rest }: ArchivedPlayersProps) {
  const archived = useQuery(archivedPlayers);
  const back = <Button onPress={onShowBoard}>Torna a chi è in gara</Button>;
  return (
    <QueryView
      query={archived}
      loading="Caricamento dei partecipanti archiviati…"
      skeleton={<ArchivedSkeleton />}
      failed="I partecipanti archiviati non sono arrivati"
      empty={
        <EmptyState title="Nessun partecipante archiviato" level={3} action={back}>
          Chi lascia la squadra si archivia da «Modifica»: esce dalla classifica, i mesi passati restano.
        </EmptyState>
      }
    >
      {(players) => {
        const matching = players.filter(({ name }) => matchesName(name, search));
        return matching.length === 0 ? (
          <EmptyState title="Nessun archiviato corrisponde alla ricerca" level={3} action={back}>
            Prova con un altro nome.
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {matching.map((player) => (
              <ArchivedPlayer key={player.id} player={player} {...rest} />
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}

const ArchivedSkeleton = () => (
  <Stack gap="sm">
    <Skeleton shape="title" width="half" />
    <Skeleton width="third" />
    <Skeleton shape="title" width="half" />
    <Skeleton width="third" />
  </Stack>
);
