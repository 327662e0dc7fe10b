import { formatDayOfMonth, formatPoints } from '@vetta/contract/client/formats';
import type { ImportOptions, ImportRead, ImportReport as Report } from '@vetta/contract/imports';
import type { PeopleChoices } from '@vetta/contract/people-choices';
import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { Table } from '@vetta/design-system/table';
import { Text } from '@vetta/design-system/text';
import { amount } from '../audit/words/enumeration.ts';
import { ImportErrors } from './import-errors.tsx';
import * as styles from './import-export.css.ts';
import { ImportMonths } from './import-months.tsx';
import { ImportPeople } from './import-people.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { changesInWords, reportInWords, unusualInWords } from './in-words.ts';
import type { OpenMonths } from './use-import.ts';

interface ImportReportProps {
  readonly report: Report;
  /** What was decided for the file. */
  readonly options: ImportOptions;
  readonly today: string;
  readonly isPasted: boolean;
  readonly onDecide: (options: ImportOptions) => void;
  readonly openMonths: OpenMonths;
  readonly onOpenMonths: (openMonths: OpenMonths) => void;
  readonly isImporting: boolean;
}

/** What an import would do, before it is done; or why the file cannot be imported. */
export function ImportReport({
  report,
  options,
  today,
  isPasted,
  onDecide,
  openMonths,
  onOpenMonths,
  isImporting,
}: ImportReportProps) {
  const { replacements, demoRemoved, entries, read } = report;
  // Lines that only need their months to be opened are no errors: one decision is for them all.
  const errors = report.errors.filter((error) => !error.opensMonth);
  const closed = report.errors.length - errors.length;
  const isWrong = errors.length > 0;
  const hasWrongRows = errors.some(({ line }) => read?.rows.some((row) => row.line === line));
  const choices = options.people ?? {};
  return (
    <Stack gap="md">
      {read && <LeftOutPeople people={read.people} choices={choices} />}
      {isWrong ? (
        <Notice
          tone="error"
          title={`${isPasted ? 'Il testo incollato' : 'Il file'} ha ${
            errors.length === 1 ? 'un errore' : `${formatPoints(errors.length)} errori`
          }`}
        >
          Finché ce n’è uno non viene importato nulla:{' '}
          {isPasted
            ? 'torna alle righe, correggile e controllale di nuovo'
            : 'correggi il file e sceglilo di nuovo'}
          {hasWrongRows ? ', o scegli meglio le colonne.' : '.'}
        </Notice>
      ) : (
        closed === 0 && (
          <Text weight="strong" size="lg">
            {reportInWords(report)}.
          </Text>
        )
      )}
      <ImportMonths
        report={report}
        closed={closed}
        choice={openMonths}
        isDisabled={isImporting}
        onChoose={onOpenMonths}
      />
      {demoRemoved && (
        <Notice tone="warning" title="I dati dimostrativi vengono tolti">
          L’ufficio inventato con cui Vetta si presenta lascia il posto ai tuoi dati: vanno via anche i numeri
          scritti per i suoi partecipanti. Chi hai aggiunto tu resta.
        </Notice>
      )}
      {read && read.unusual.length > 0 && (
        <Notice
          tone="warning"
          title={read.unusual.length === 1 ? 'C’è un numero insolito' : 'Ci sono numeri insoliti'}
        >
          <ul className={styles.leftOut}>
            {read.unusual.map((one) => (
              <li key={`${one.line} ${one.message}`}>{unusualInWords(one)}</li>
            ))}
          </ul>
          Se sono giusti, importa pure.
        </Notice>
      )}
      {isWrong && <ImportErrors errors={errors} isPasted={isPasted} />}
      {read && (
        <>
          <ImportPeople
            read={read}
            choices={choices}
            isDisabled={isImporting}
            onChoose={(name, choice) => onDecide({ people: { ...choices, [name]: choice } })}
          />
          <ImportSheet
            read={read}
            errors={errors}
            today={today}
            isDisabled={isImporting}
            absences={options.absences}
            onDecide={onDecide}
          />
        </>
      )}
      {replacements.length > 0 && (
        <Stack gap="xs">
          <Table
            label="Dati sostituiti"
            columns={[
              { label: 'Riga', kind: 'figure', cell: ({ line }) => line },
              { label: 'Partecipante', kind: 'name', cell: ({ name }) => name },
              { label: 'Giorno', kind: 'day', cell: ({ date }) => formatDayOfMonth(date) },
              {
                label: 'Da com’è a come sarà',
                cell: ({ before, after }) => changesInWords(before, after),
              },
            ]}
            rows={replacements}
            keyOf={({ line }) => line}
          />
          {entries.replaced > replacements.length && (
            <Text tone="muted">
              E altre {formatPoints(entries.replaced - replacements.length)} righe che sostituiscono dati.
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}

interface LeftOutPeopleProps {
  readonly people: ImportRead['people'];
  /** What was decided here. */
  readonly choices: PeopleChoices;
}

/** Whom an import leaves out, and why: rows that nobody misses would be missed at the month's end. */
function LeftOutPeople({ people, choices }: LeftOutPeopleProps) {
  const leftOut = people.filter(({ choice }) => choice === 'skip');
  const [first] = leftOut;
  if (first === undefined) return null;
  return (
    <Notice
      tone="info"
      title={amount(leftOut.length, 'persona resta fuori', 'persone restano fuori')}
      action={
        <Button size="sm" onPress={() => choiceOf(first.name)?.focus()}>
          Cambia
        </Button>
      }
    >
      {leftOut.map(({ name }) => `${name} (${why(choices[name])})`).join(' · ')}
    </Notice>
  );
}

const why = (choice: string | undefined): string =>
  choice === 'skip' ? 'solo questa volta' : choice === 'never' ? 'sempre' : 'sempre, come hai deciso prima';

const choiceOf = (name: string): HTMLElement | null =>
  document.querySelector(`[data-person="${CSS.escape(name)}"] button`);
