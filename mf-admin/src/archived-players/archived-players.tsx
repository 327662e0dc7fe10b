import { useQuery } from '@tanstack/react-query';
import { archivedPlayers, entriesOf } from '@vetta/contract/client/admin-queries';
import { capital, formatDay, withArticle } from '@vetta/contract/client/formats';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Inline } from '@vetta/design-system/inline';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EntryCalendar } from '../entries/entry-calendar.tsx';
import { numbersInWords } from '../entries/entry-fields.ts';
import { useExportPerson } from '../import-export/use-exports.ts';
import { focusContent } from '../kit/focus-content.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { matchesName } from '../players/matches-name.ts';
import * as styles from './archived-players.css.ts';
import { useResumePlayer } from './use-archive-mutations.ts';

interface ArchivedPlayersProps extends Omit<ArchivedPlayerProps, 'player'> {
  /** What the admin typed into the search. */
  readonly search: string;
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
          Chi lascia l’ufficio si archivia da «Modifica»: esce dalla classifica, i mesi passati restano.
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

interface ArchivedPlayerProps extends ArchivedDaysProps {
  readonly onAnonymise: (player: Player) => void;
  readonly onRemove: (player: Player) => void;
}

/** An archived player: since when, the days with their numbers, and the ways back and out. */
function ArchivedPlayer({ player, onAnonymise, onRemove, ...days }: ArchivedPlayerProps) {
  const [hasDays, setDays] = useState(false);
  const resume = useResumePlayer();
  const personal = useExportPerson();
  const titleId = `archiviato-${player.id}`;
  return (
    <li>
      <article className={styles.row} aria-labelledby={titleId}>
        <div className={styles.name}>
          <Heading level={3} id={titleId}>
            {player.name}
          </Heading>
          {player.archivedOn !== null && (
            <Text size="sm" tone="muted">
              Fuori gara {withArticle('dal', player.archivedOn)} {player.archivedOn.slice(0, 4)}
            </Text>
          )}
        </div>
        <Inline gap="xs">
          <Button
            size="sm"
            aria-label={`Giorni di ${player.name}`}
            aria-expanded={hasDays}
            onPress={() => setDays(!hasDays)}
          >
            Giorni
          </Button>
          <Button
            size="sm"
            isPending={resume.isPending}
            onPress={() => resume.mutate(player, { onSuccess: focusContent })}
          >
            Riprendi in gara
          </Button>
          <Button
            size="sm"
            tone="quiet"
            isPending={personal.isPending}
            aria-label={`Dati di ${player.name}: scarica`}
            onPress={() => personal.mutate(player)}
          >
            Dati
          </Button>
          <Button size="sm" tone="quiet" onPress={() => onAnonymise(player)}>
            Anonimizza
          </Button>
          <IconButton label={`Elimina ${player.name}`} tone="danger" onPress={() => onRemove(player)}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </Inline>
        {hasDays && (
          <div className={styles.days}>
            <ArchivedDays player={player} {...days} />
          </div>
        )}
      </article>
    </li>
  );
}

interface ArchivedDaysProps {
  readonly player: Player;
  readonly day: string;
  readonly today: string;
  readonly onChooseDay: (day: string) => void;
  /** Opens the numbers of the chosen day. */
  readonly onEnterDay: (player: Player) => void;
}

/** The days of somebody who left, and the numbers of the chosen one. From the day of leaving on there are none. */
function ArchivedDays({ player, day, today, onChooseDay, onEnterDay }: ArchivedDaysProps) {
  const entries = useQuery(entriesOf(day));
  const entry = entries.data?.find(({ playerId }) => playerId === player.id);
  const wasInGame = player.archivedOn === null || day < player.archivedOn;
  return (
    <Stack gap="sm">
      <EntryCalendar
        player={player}
        day={day}
        today={today}
        entry={entries.data && (entry ?? null)}
        onChoose={onChooseDay}
      />
      {entries.data && (
        <Text>
          {capital(formatDay(day))}:{' '}
          {entry ? numbersInWords(entry) : wasInGame ? 'senza dati' : 'non era più in gara'}
        </Text>
      )}
      {entries.data && (entry !== undefined || wasInGame) && (
        <Button size="sm" onPress={() => onEnterDay(player)}>
          {entry ? 'Modifica i numeri' : 'Inserisci i numeri'}
        </Button>
      )}
    </Stack>
  );
}
