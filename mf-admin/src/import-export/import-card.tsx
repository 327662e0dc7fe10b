import { CallError } from '@vetta/contract/client/call';
import {
  type ImportOptions,
  MAX_TABLE_BYTES,
  MAX_TABLE_MB,
  type ImportReport as Report,
} from '@vetta/contract/imports';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { FileDrop } from '@vetta/design-system/file-drop';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Notice } from '@vetta/design-system/notice';
import { Spinner } from '@vetta/design-system/spinner';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useLayoutEffect, useRef, useState } from 'react';
import { type ChosenTable, chosenFile, pastedTable } from './chosen-table.ts';
import * as styles from './import-export.css.ts';
import { ImportReport } from './import-report.tsx';
import { linesInWords, undecidedInWords } from './in-words.ts';
import { PasteLines } from './paste-lines.tsx';
import {
  ChangedFile,
  changedLines,
  errorsOf,
  failureInWords,
  type OpenMonths,
  useImport,
  useRehearsal,
} from './use-import.ts';

/** Chooses a table, says what it would change and what must be decided, and imports it. */
export function ImportCard({ today }: { readonly today: string }) {
  const [chosen, setChosen] = useState<ChosenTable | null>(null);
  const [options, setOptions] = useState<ImportOptions>({});
  const [openMonths, setOpenMonths] = useState<OpenMonths>('false');
  /** The file that cannot be read, and why. */
  const [refused, setRefused] = useState<{ readonly title: string; readonly reason: string } | null>(null);
  /** The pasted lines, until they are imported: they may have to be corrected. */
  const [pasted, setPasted] = useState('');
  /** The last report; it stays while the next one is loading. */
  const [checked, setChecked] = useState<Report>();
  const rehearsal = useRehearsal();
  const load = useImport();
  const title = useRef<HTMLDivElement>(null);
  const step = chosen === null ? 'choose' : 'check';
  const isFirst = useRef(true);
  // The element that had the focus has left with its step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each step
  useLayoutEffect(() => {
    if (!isFirst.current) title.current?.focus();
    isFirst.current = false;
  }, [step]);

  const rehearse = ({ file }: ChosenTable, decided: ImportOptions, wanted: OpenMonths) => {
    setOptions(decided);
    setOpenMonths(wanted);
    load.reset();
    rehearsal.mutate({ file, options: decided, openMonths: wanted }, { onSuccess: setChecked });
  };
  const check = (table: ChosenTable) => {
    setChosen(table);
    setRefused(null);
    setChecked(undefined);
    rehearse(table, {}, 'false');
  };
  const choose = async (file: File) => {
    if (file.size > MAX_TABLE_BYTES)
      return setRefused({
        title: `${file.name} è troppo grande`,
        reason: `Un file può avere al massimo ${MAX_TABLE_MB} MB: dividilo per mese.`,
      });
    const table = await chosenFile(file).catch(() => undefined);
    if (table === undefined)
      return setRefused({
        title: `Non è stato possibile leggere ${file.name}`,
        reason: 'Forse è stato spostato, o un altro programma lo tiene aperto. Sceglilo di nuovo.',
      });
    check(table);
  };
  const startAgain = () => {
    setChosen(null);
    rehearsal.reset();
    load.reset();
  };
  const finish = () => {
    setPasted('');
    startAgain();
  };
  const importNow = ({ file }: ChosenTable) =>
    load.mutate(
      { file, options, openMonths },
      {
        onSuccess: finish,
        onError: (error) => {
          // The data have changed since: what must be decided now is asked.
          if (error instanceof CallError && error.status === 409 && chosen)
            rehearse(chosen, options, openMonths);
        },
      },
    );
  const report = checked && !rehearsal.isError ? withRefusal(checked, load.error) : undefined;
  const lines = report ? changedLines(report) : 0;
  /** The lines of months that are not open wait for one decision. */
  const hasClosed = report?.errors.some(({ opensMonth }) => opensMonth) ?? false;
  const undecided = (report?.read?.unsure.length ?? 0) + (hasClosed ? 1 : 0);
  const isPasted = chosen?.isPasted ?? false;
  const isGone = load.error instanceof ChangedFile;

  return (
    <Card as="section" aria-labelledby="importa" padding="lg">
      <Stack gap="md">
        <div ref={title} tabIndex={-1} className={styles.title}>
          <Heading level={3} id="importa">
            Importa i numeri da un file
          </Heading>
          <Text tone="muted">
            {chosen === null
              ? 'Prima di cambiare qualcosa ti diciamo che cosa cambierebbe.'
              : `${isPasted ? 'Le righe incollate' : chosen.file.name}: ecco che cosa cambierebbe. Finora non è cambiato nulla.`}
          </Text>
        </div>
        {refused && (
          <Notice tone="error" title={refused.title}>
            {refused.reason}
          </Notice>
        )}
        {chosen === null && (
          <>
            <FileDrop
              label="Scegli il foglio dei numeri, o trascinalo qui"
              hint={`.xlsx, .ods, .csv, .tsv o .txt, fino a ${MAX_TABLE_MB} MB`}
              accept={['.xlsx', '.ods', '.csv', '.tsv', '.txt', 'text/csv']}
              onFile={choose}
            />
            <Text tone="muted" size="sm">
              Va bene il foglio che usi già: servono i titoli delle colonne, con il nome e almeno un numero
              (chiamate, app. fissati, app. conclusi, allineamento). Chi ha un nome nuovo diventa un
              partecipante.
            </Text>
            <PasteLines text={pasted} onType={setPasted} onCheck={() => check(pastedTable(pasted))} />
          </>
        )}
        {chosen?.isLegacy && (
          <Notice tone="info" title="Il file non è UTF-8: controlla gli accenti nei nomi">
            Lo abbiamo letto come lo scrive Windows. Se un nome è sbagliato, salvalo come «CSV UTF-8».
          </Notice>
        )}
        {chosen && rehearsal.isPending && <Spinner label={`Controllo di ${sizeInWords(chosen)}…`} />}
        {(rehearsal.isError || isGone) && chosen && (
          <Notice
            tone="error"
            title={
              isPasted
                ? 'Non è stato possibile controllare le righe'
                : 'Non è stato possibile controllare il file'
            }
            action={
              !(rehearsal.error instanceof ChangedFile || isGone) && (
                <Button size="sm" onPress={() => rehearse(chosen, options, openMonths)}>
                  Riprova
                </Button>
              )
            }
          >
            {failureInWords(rehearsal.error ?? load.error, isPasted)}
          </Notice>
        )}
        {chosen && report && (
          <ImportReport
            report={report}
            options={options}
            openMonths={openMonths}
            today={today}
            isPasted={isPasted}
            isImporting={load.isPending}
            onOpenMonths={(wanted) => rehearse(chosen, options, wanted)}
            onDecide={(decided) => rehearse(chosen, { ...options, ...decided }, openMonths)}
          />
        )}
        {load.isPending && <Spinner label={`Importazione di ${linesInWords(lines)}…`} />}
        {chosen && !rehearsal.isPending && (
          <Inline gap="xs" align="stretch" justify="end">
            <Button tone="quiet" isDisabled={load.isPending} onPress={startAgain}>
              {isPasted ? 'Torna alle righe' : 'Scegli un altro file'}
            </Button>
            {report?.errors.every(({ opensMonth }) => opensMonth) && !isGone && (
              <Button
                tone="primary"
                isDisabled={lines === 0 || undecided > 0}
                isPending={load.isPending}
                onPress={() => importNow(chosen)}
              >
                {undecided > 0
                  ? undecidedInWords(undecided)
                  : lines === 0
                    ? 'Non c’è nulla da importare'
                    : `Importa ${linesInWords(lines)}`}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

const sizeInWords = ({ file, lines }: ChosenTable): string =>
  lines === undefined ? file.name : linesInWords(lines);

/** Returns the report with what the server has refused since: the data have changed after the rehearsal. */
const withRefusal = (report: Report, error: unknown): Report => {
  const errors = errorsOf(error);
  return errors.length === 0 ? report : { ...report, newPlayers: [], replacements: [], errors };
};
