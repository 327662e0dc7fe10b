import { useQuery } from '@tanstack/react-query';
import { entriesOf, lookedAt, players as playersQuery } from '@vetta/contract/client/admin-queries';
import type { Player } from '@vetta/contract/players';
import { Button } from '@vetta/design-system/button';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { RefreshCw } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { isMissing } from '../entries/with-data.ts';
import { YesterdayLink } from '../entries/yesterday-link.tsx';
import { opening } from '../kit/address/use-dialog-from-address.ts';
import { joined } from '../kit/queries/joined.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { SectionLink } from '../layout/section-link.tsx';
import { byName } from '../players/by-name.ts';
import { playerAddress } from '../players/use-player-filters.ts';
import * as styles from './dashboard.css.ts';
import { useRecalculate } from './use-recalculate.ts';
import { dayInWords } from './words.ts';

/** The title, the sentences about today and yesterday, and what can be done about it. */
export const DashboardHeader = ({ today }: { readonly today: string }) => (
  <Stack as="header" gap="sm" align="start">
    <div className={styles.title}>
      <Heading level={2} size="label">
        Dashboard
      </Heading>
      <RecalculateButton />
    </div>
    <MissingToday today={today} />
    <YesterdayLink today={today} lead="Inoltre " />
  </Stack>
);

/** Recalculates the leaderboard as if it were 23:59, and says how that went. */
function RecalculateButton() {
  const { run, status, changed } = useRecalculate();
  return (
    <Inline gap="xs">
      <span role="status">
        {status === 'success' && (
          <Text as="span" size="sm" tone="muted">
            {`Classifica ricalcolata${changed && ` · ${changed}`}`}
          </Text>
        )}
        {status === 'error' && (
          <Text as="span" size="sm" tone="danger">
            La classifica è rimasta com’era
          </Text>
        )}
      </span>
      <Button size="sm" isPending={status === 'pending'} onPress={run}>
        <RefreshCw size={16} aria-hidden="true" />
        {status === 'error' ? 'Ricalcolo non riuscito, riprova' : 'Ricalcola Classifica'}
      </Button>
    </Inline>
  );
}

/** Up to so many names are shown; more would be a list to work through, which «Inserimento rapido» is. */
const FEW = 8;

/** How many people have no numbers of today yet, who they are if they are few, and the way to enter them. */
function MissingToday({ today }: { readonly today: string }) {
  const query = useMissing(today);
  const view = (
    <QueryView
      query={query}
      loading="Caricamento…"
      skeleton={
        <>
          <Skeleton shape="numeral" width="most" />
          <Skeleton width="half" />
        </>
      }
      failed="I dati di oggi non sono arrivati"
      failure="line"
    >
      {({ total, missing }) => (
        <>
          <p className={styles.sentence}>{dayInWords(today, total, missing.length)}</p>
          {missing.length > 0 && missing.length <= FEW && <MissingNames missing={missing} />}
          {total === 0 && (
            <SectionLink tone="action" href={opening('/admin/players', 'partecipante')}>
              Aggiungi Primo Partecipante
            </SectionLink>
          )}
          {missing.length > 0 && (
            <SectionLink tone="action" href="/admin/quick-entry">
              Inserisci i numeri
            </SectionLink>
          )}
        </>
      )}
    </QueryView>
  );
  return query.data ? view : <div className={styles.notLoaded}>{view}</div>;
}

const MissingNames = ({ missing }: { readonly missing: readonly Player[] }) => (
  <Text tone="muted">
    {missing.length === 1 ? 'Manca' : 'Mancano'} ancora:{' '}
    {missing.map(({ id, name }, index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <SectionLink href={playerAddress(name)}>{name}</SectionLink>
      </Fragment>
    ))}
  </Text>
);

/** Loads who of those in the game has no numbers of this day yet, in the order of data entry, and how many they are. */
function useMissing(day: string) {
  const players = useQuery({ ...playersQuery, ...lookedAt });
  const entries = useQuery({ ...entriesOf(day), ...lookedAt });
  const data = useMemo(() => {
    if (!players.data || !entries.data) return undefined;
    const entered = new Map(entries.data.map((entry) => [entry.playerId, entry]));
    const missing = players.data.filter((player) => isMissing(player, day, entered)).toSorted(byName);
    return { total: players.data.filter(({ joinedOn }) => joinedOn <= day).length, missing };
  }, [players.data, entries.data, day]);
  return { ...joined(players, entries), data };
}
