import { useQuery } from '@tanstack/react-query';
import { formatDayOfMonth, formatInstant } from '@vetta/contract/client/formats';
import { lateEntries, rehearsal } from '@vetta/contract/client/month-queries';
import type { AdminMonth } from '@vetta/contract/months';
import { Button } from '@vetta/design-system/button';
import { Heading } from '@vetta/design-system/heading';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useId, useState } from 'react';
import { numbersInWords } from '../entries/entry-fields.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { TitledCard } from '../kit/titled-card.tsx';
import * as styles from './opened-month.css.ts';
import { standingChanges } from './standing-changes.ts';
import { pointsAndPlace } from './standing-in-words.ts';

interface LateEntriesProps {
  readonly summary: Pick<AdminMonth, 'month' | 'lateEntries' | 'changedRows'>;
  readonly onRebuild: () => void;
}

/** What changed after the month became final and is not counted, and the button that rebuilds the month. */
export function LateEntries({ summary, onRebuild }: LateEntriesProps) {
  const { month, lateEntries: late, changedRows } = summary;
  const isOutdated = late > 0 || changedRows > 0;
  return (
    <TitledCard
      title="Dati in ritardo"
      note={
        isOutdated
          ? 'Cambiati a mese definitivo: la classifica non li conta finché non la ricalcoli.'
          : 'Nessuno: la classifica conta tutti i numeri di questo mese.'
      }
      mark={
        <Button tone={isOutdated ? 'primary' : 'neutral'} onPress={onRebuild}>
          Ricalcola il mese
        </Button>
      }
    >
      {late > 0 && <ArrivedNumbers month={month} />}
      {changedRows > 0 && <ChangedRows month={month} />}
    </TitledCard>
  );
}

const ArrivedNumbers = ({ month }: { readonly month: string }) => (
  <QueryView
    query={useQuery(lateEntries(month))}
    skeleton={<Skeleton width="most" />}
    failed="I dati in ritardo non sono arrivati"
  >
    {(late) => (
      <FoldedList
        label="Numeri arrivati"
        rows={late.map((entry) => ({
          id: entry.id,
          name: entry.name,
          words: `, ${formatDayOfMonth(entry.date)}: ${numbersInWords(entry)}`,
          aside: formatInstant(entry.recordedAt),
        }))}
      />
    )}
  </QueryView>
);

/** The rows that would be another after a rebuild, as its own dialog counts them: also who is only overtaken, since a prize may go with the place. */
const ChangedRows = ({ month }: { readonly month: string }) => (
  <QueryView
    query={useQuery(rehearsal(month, 'kept'))}
    skeleton={<Skeleton width="most" />}
    failed="Chi ha punti diversi non è arrivato"
  >
    {({ before, after }) => (
      <FoldedList
        label="Chi cambierebbe"
        rows={standingChanges(before, after).map((change) => ({
          id: change.playerId,
          name: change.name,
          words: `: ${[change.before, change.after].map((row) => (row ? pointsAndPlace(row) : 'niente')).join(' → ')}`,
          aside: '',
        }))}
      />
    )}
  </QueryView>
);

interface FoldedListProps {
  readonly label: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly words: string;
    readonly aside: string;
  }[];
}

const SHOWN = 5;

/** A list whose rows beyond the fifth are shown on demand. */
function FoldedList({ label, rows }: FoldedListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const title = useId();
  return (
    <Stack gap="xs">
      <Heading level={4} size="label" id={title}>
        {label}
      </Heading>
      <ul aria-labelledby={title}>
        {rows.slice(0, isWhole ? undefined : SHOWN).map(({ id, name, words, aside }) => (
          <li key={id} className={styles.lateEntry}>
            <span>
              <strong>{name}</strong>
              {words}
            </span>
            <Text as="span" size="sm" tone="muted">
              {aside}
            </Text>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && (
        <div>
          <Button size="sm" tone="quiet" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Mostra meno' : `Mostra tutti (${rows.length})`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
