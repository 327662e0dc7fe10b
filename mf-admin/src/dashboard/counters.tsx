import { useQuery } from '@tanstack/react-query';
import { dashboard } from '@vetta/contract/client/admin-queries';
import type { Dashboard } from '@vetta/contract/dashboard';
import { Numeral } from '@vetta/design-system/numeral';
import { Skeleton } from '@vetta/design-system/skeleton';
import { QueryView } from '../kit/queries/query-view.tsx';
import * as styles from './dashboard.css.ts';

const italianDate = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome' });

const counters: readonly { readonly name: string; readonly of: (counts: Dashboard) => number | string }[] = [
  { name: 'Partecipanti', of: ({ playersCount }) => playersCount },
  { name: 'Voci Dati', of: ({ entriesCount }) => entriesCount },
  { name: 'Premi Attivi', of: ({ prizesCount }) => prizesCount },
  {
    name: 'Ultimo Aggiornamento',
    of: ({ lastUpdate }) => (lastUpdate === null ? 'N/A' : italianDate.format(new Date(lastUpdate))),
  },
];

/** How many people, entries and prizes there are, and when the board last changed. */
export const Counters = () => (
  <QueryView
    query={useQuery(dashboard)}
    skeleton={<CounterList />}
    failed="I conteggi non sono arrivati"
    failure="line"
  >
    {(counts) => <CounterList counts={counts} />}
  </QueryView>
);

/** The four names, with their values once they are there. */
const CounterList = ({ counts }: { readonly counts?: Dashboard }) => (
  <dl className={styles.counters} aria-busy={counts === undefined}>
    {counters.map(({ name, of }) => (
      <div key={name} className={styles.counter}>
        <dt className={styles.name}>{name}</dt>
        <dd>
          {counts ? <Numeral value={of(counts)} size="xl" /> : <Skeleton shape="numeral" width="half" />}
        </dd>
      </div>
    ))}
  </dl>
);
