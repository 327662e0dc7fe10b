import { useQuery } from '@tanstack/react-query';
import { formatDayOfMonth, formatInstant } from '@vetta/contract/client/formats';
import { lateEntries } from '@vetta/contract/client/month-queries';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { useId, useState } from 'react';
import { numbersInWords } from '../entries/entry-fields.ts';
import { QueryView } from '../queries/query-view.tsx';
import * as styles from './late-entries.css.ts';

interface LateEntriesProps {
  readonly month: string;
  readonly count: number;
  readonly onRebuild: () => void;
}

const SHOWN = 5;

/** What came after the month became final and is not counted, and the button that rebuilds the month. */
export function LateEntries({ month, count, onRebuild }: LateEntriesProps) {
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <div className={styles.root}>
        <div className={styles.words}>
          <Heading level={3} id={title}>
            Dati in ritardo
          </Heading>
          <Text tone="muted">
            {count === 0
              ? 'Nessuno: la classifica conta tutti i numeri di questo mese.'
              : 'Arrivati a mese definitivo: la classifica non li conta finché non la ricalcoli.'}
          </Text>
        </div>
        <div className={styles.action}>
          <Button tone={count > 0 ? 'primary' : 'neutral'} onPress={onRebuild}>
            Ricalcola il mese
          </Button>
        </div>
        {count > 0 && <LateList month={month} count={count} />}
      </div>
    </Card>
  );
}

function LateList({ month, count }: Pick<LateEntriesProps, 'month' | 'count'>) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div className={styles.list}>
      <QueryView
        query={useQuery(lateEntries(month))}
        skeleton={<Skeleton width="most" />}
        failed="I dati in ritardo non sono arrivati"
      >
        {(late) => (
          <ul className={styles.entries}>
            {late.slice(0, isWhole ? undefined : SHOWN).map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <span>
                  <strong>{entry.name}</strong>, {formatDayOfMonth(entry.date)}: {numbersInWords(entry)}
                </span>
                <span className={styles.when}>{formatInstant(entry.recordedAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {count > SHOWN && (
        <Button size="sm" tone="quiet" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Mostra meno' : `Mostra tutti (${count})`}
        </Button>
      )}
    </div>
  );
}
