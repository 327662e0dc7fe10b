import { useQuery } from '@tanstack/react-query';
import { entriesOf, lookedAt, players as playersQuery } from '@vetta/contract/client/admin-queries';
import type { Player } from '@vetta/contract/players';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { Fragment, useMemo } from 'react';
import { opening } from '../address/use-dialog-from-address.ts';
import { SectionLink } from '../layout/section-link.tsx';
import { byName } from '../players/by-name.ts';
import { playerAddress, withoutDataAddress } from '../players/use-player-filters.ts';
import { joined } from '../queries/joined.ts';
import { QueryView } from '../queries/query-view.tsx';
import * as styles from './dashboard.css.ts';
import { dayInWords } from './day-in-words.ts';

/** Up to so many names are shown; more would be a list to work through, which «Inserimento rapido» is. */
const FEW = 8;

/** How many people have no numbers of today yet, who they are if they are few, and the way to enter them. */
export function MissingToday({ today }: { readonly today: string }) {
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
          {missing.length > 0 && <MissingNames missing={missing} />}
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
    {missing.length > FEW ? (
      <SectionLink href={withoutDataAddress}>{missing.length} persone</SectionLink>
    ) : (
      missing.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <SectionLink href={playerAddress(name)}>{name}</SectionLink>
        </Fragment>
      ))
    )}
  </Text>
);

/** Loads who of those in the game has no numbers of this day yet, in the order of data entry, and how many they are. */
function useMissing(day: string) {
  const players = useQuery({ ...playersQuery, ...lookedAt });
  const entries = useQuery({ ...entriesOf(day), ...lookedAt });
  const data = useMemo(() => {
    if (!players.data || !entries.data) return undefined;
    const entered = new Set(entries.data.map(({ playerId }) => playerId));
    const inGame = players.data.filter(({ joinedOn }) => joinedOn <= day);
    const missing = inGame.filter(({ id }) => !entered.has(id)).toSorted(byName);
    return { total: inGame.length, missing };
  }, [players.data, entries.data, day]);
  return { ...joined(players, entries), data };
}
