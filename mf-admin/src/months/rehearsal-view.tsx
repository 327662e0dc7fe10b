import { useQuery } from '@tanstack/react-query';
import { formatInstant, formatPoints } from '@vetta/contract/client/formats';
import { adminDraws, monthPrizes, rehearsal } from '@vetta/contract/client/month-queries';
import type { ChangedValue, RebuildRequest, Rehearsal } from '@vetta/contract/months';
import type { Standing } from '@vetta/contract/standings';
import { Spinner } from '@vetta/design-system/spinner';
import { Stack } from '@vetta/design-system/stack';
import { Table } from '@vetta/design-system/table';
import { Text } from '@vetta/design-system/text';
import { contestFields } from '../contest/contest-settings.ts';
import { type Field, type FieldChange, textField, valueField, yesOrNoField } from '../kit/fields/fields.ts';
import { joined } from '../kit/queries/joined.ts';
import { QueryView } from '../kit/queries/query-view.tsx';
import { TitledSection } from '../kit/titled-section.tsx';
import { prizeFields } from '../prizes/prize-fields.ts';
import { prizeSettingsFields } from '../prizes/prize-pool.ts';
import { scoringFields } from '../scoring/scoring-fields.ts';
import * as styles from './opened-month.css.ts';
import { drawsToLookAt, goldChange, prizeChanges } from './prize-changes.ts';
import { type StandingChange, standingChanges } from './standing-changes.ts';
import { notEligibleInWords } from './standing-in-words.ts';

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
  const moved = standingChanges(before, after);
  return (
    <TitledSection title="Che cosa cambierebbe" size="label" gap="xs">
      {changedValues.length > 0 && (
        <Stack as="ul" gap="xxs" aria-label="Valori che cambierebbero">
          {changedValues.map((value) => (
            <li key={`${value.of} ${value.id} ${value.field}`}>
              <ValueChange {...value} />
            </li>
          ))}
        </Stack>
      )}
      {moved.length === 0 ? (
        <Text tone="muted">Nessuna posizione e nessun punto: la classifica conta già tutto.</Text>
      ) : (
        <Moved changes={moved} />
      )}
      {prizes.length > 0 && (
        <Stack as="ul" gap="xxs" aria-label="Onori e premi che cambierebbero mano">
          {prizes.map((words) => (
            <li key={words}>
              <Text size="sm" tone="accent">
                {words}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </TitledSection>
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

const BeforeAfter = ({ before, after }: { readonly before: string; readonly after: string }) =>
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
  return <span className={styles.cause}>{notEligibleInWords(after) ?? 'di nuovo in gara per i premi'}</span>;
};

/** The fields of what is called alike, by their names in the contract. */
const fields: Readonly<Record<ChangedValue['of'], Readonly<Record<string, Field<never>>>>> = {
  scoring: scoringFields,
  bonus: {
    name: textField('Nome'),
    description: textField('Descrizione'),
    points: valueField<number>('Punti', formatPoints),
    isActive: yesOrNoField('Attivo', { yes: 'Attivo', no: 'Inattivo' }),
  },
  contest: {
    ...contestFields,
    launchAt: valueField<string>('Lancio', formatInstant),
    lotteryThreshold: valueField<number>('Soglia della lotteria', (points) => `${formatPoints(points)} pt`),
  },
  prizeSettings: prizeSettingsFields,
  prize: prizeFields,
};

/** Returns in words a value that a rebuild would replace: «premio «Bici», posizione: 1 → 4». */
function valueChange({ of, name, field, before, after }: ChangedValue): FieldChange {
  const known = fields[of][field];
  // The value is of the field's own type: the contract has both under one name.
  const shown = (value: ChangedValue['before']) =>
    value === null ? null : (known?.show(value as never) ?? String(value));
  const whose = name === null ? '' : `${of === 'prize' ? 'premio' : 'bonus'} «${name}», `;
  return { field: whose + (known?.name ?? field), before: shown(before), after: shown(after) };
}
