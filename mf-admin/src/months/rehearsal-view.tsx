import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vetta/contract/client/formats';
import { adminDraws, monthPrizes, rehearsal } from '@vetta/contract/client/month-queries';
import type { ChangedValue, RebuildRequest, Rehearsal } from '@vetta/contract/months';
import type { Standing } from '@vetta/contract/standings';
import { Heading } from '@vetta/design-system/heading';
import { Spinner } from '@vetta/design-system/spinner';
import { Table } from '@vetta/design-system/table';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { joined } from '../queries/joined.ts';
import { QueryView } from '../queries/query-view.tsx';
import { drawsToLookAt, goldChange, prizeChanges } from './prize-changes.ts';
import * as styles from './rehearsal-view.css.ts';
import { type StandingChange, standingChanges } from './standing-changes.ts';
import { notEligibleInWords } from './standing-in-words.ts';
import { valueChange } from './value-changes.ts';

interface RehearsalViewProps {
  readonly month: string;
  readonly values: RebuildRequest['values'];
}

/** What a rebuild would change, before it is done: values, positions, points, and who has the prizes. */
export const RehearsalView = ({ month, values }: RehearsalViewProps) => (
  <QueryView
    query={joined(
      useQuery(rehearsal(month, values)),
      useQuery(monthPrizes(month)),
      useQuery(adminDraws(month)),
    )}
    skeleton={<Spinner label="Calcolo che cosa cambierebbe…" />}
    failed="L’anteprima non è arrivata"
  >
    {([standings, prizes, draws]) => (
      <Changes
        {...standings}
        prizes={[
          ...goldChange(standings),
          ...prizeChanges(standings, prizes),
          ...drawsToLookAt(standings, draws),
        ]}
      />
    )}
  </QueryView>
);

interface ChangesProps extends Rehearsal {
  /** Who has the month's gold instead of whom, which prizes change hands, and which draws are to be looked at, in words. */
  readonly prizes: readonly string[];
}

function Changes({ before, after, changedValues, prizes }: ChangesProps) {
  const title = useId();
  const moved = standingChanges(before, after);
  return (
    <section aria-labelledby={title} className={styles.root}>
      <Heading level={3} size="label" id={title}>
        Che cosa cambierebbe
      </Heading>
      {changedValues.length > 0 && (
        <ul aria-label="Valori che cambierebbero" className={styles.values}>
          {changedValues.map((value) => (
            <li key={`${value.of} ${value.id} ${value.field}`}>
              <ValueChange {...value} />
            </li>
          ))}
        </ul>
      )}
      {moved.length === 0 ? (
        <Text tone="muted">Nessuna posizione e nessun punto: la classifica conta già tutto.</Text>
      ) : (
        <Moved changes={moved} />
      )}
      {prizes.length > 0 && (
        <ul aria-label="Onori e premi che cambierebbero mano" className={styles.values}>
          {prizes.map((words) => (
            <li key={words}>
              <Text size="sm" tone="accent">
                {words}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ValueChange(value: ChangedValue) {
  const { field, before, after } = valueChange(value);
  return (
    <Text size="sm">
      {field}: {before ?? 'niente'} → {after ?? 'niente'}
    </Text>
  );
}

/** Who changes position or points, from what to what. */
export const Moved = ({ changes }: { readonly changes: readonly StandingChange[] }) => (
  <Table
    label="Chi si sposterebbe"
    columns={[
      {
        label: 'Nome',
        kind: 'name',
        cell: ({ name, ...change }) => (
          <>
            {name}
            <Eligibility {...change} />
          </>
        ),
      },
      {
        label: 'Posizione',
        kind: 'figure',
        cell: ({ before, after }) => <BeforeAfter before={place(before)} after={place(after)} />,
      },
      {
        label: 'Punti',
        kind: 'figure',
        cell: ({ before, after }) => <BeforeAfter before={total(before)} after={total(after)} />,
      },
    ]}
    rows={changes}
    keyOf={({ playerId }) => playerId}
  />
);

const place = (standing: Standing | null) => (standing ? `${standing.position}°` : 'assente');
const total = (standing: Standing | null) => (standing ? formatPoints(standing.total) : '–');

interface BeforeAfterProps {
  readonly before: string;
  readonly after: string;
}

const BeforeAfter = ({ before, after }: BeforeAfterProps) =>
  before === after ? (
    <span className={styles.same}>{after}</span>
  ) : (
    <>
      <span className={styles.same}>{before} → </span>
      <strong>{after}</strong>
    </>
  );

const Eligibility = ({ before, after }: Pick<StandingChange, 'before' | 'after'>) => {
  if (before === null || after === null || before.notEligible === after.notEligible) return null;
  return <span className={styles.note}>{notEligibleInWords(after) ?? 'di nuovo in gara per i premi'}</span>;
};
