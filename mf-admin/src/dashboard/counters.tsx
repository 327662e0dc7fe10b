import { useQuery } from '@tanstack/react-query';
import { dashboard } from '@vetta/contract/client/admin-queries';
import { Numeral } from '@vetta/design-system/numeral';
import { Skeleton } from '@vetta/design-system/skeleton';
import * as styles from './dashboard.css.ts';
import { NotLoaded } from './not-loaded.tsx';

const italianDate = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome' });
const names = ['Partecipanti', 'Voci Dati', 'Premi Attivi', 'Ultimo Aggiornamento'] as const;

/** How many people, entries and prizes there are, and when the board last changed. */
export function Counters() {
  const query = useQuery(dashboard);
  if (query.isError && query.data === undefined)
    return (
      <NotLoaded queries={[query]} title="I conteggi non sono arrivati">
        {null}
      </NotLoaded>
    );
  const counts = query.data;
  const values = counts && [
    counts.playersCount,
    counts.entriesCount,
    counts.prizesCount,
    counts.lastUpdate === null ? 'N/A' : italianDate.format(new Date(counts.lastUpdate)),
  ];
  return (
    <dl className={styles.counters} aria-busy={counts === undefined}>
      {names.map((name, index) => (
        <div key={name} className={styles.counter}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            {values ? (
              <Numeral value={values[index] ?? 0} size="xl" />
            ) : (
              <Skeleton shape="numeral" width="half" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
