import { CallError } from '@vetta/contract/client/call';
import { MAX_TABLE_BYTES, MAX_TABLE_MB, type ImportReport as Report } from '@vetta/contract/imports';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { FileDrop } from '@vetta/design-system/file-drop';
import { Heading } from '@vetta/design-system/heading';
import { Notice } from '@vetta/design-system/notice';
import { Spinner } from '@vetta/design-system/spinner';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useEffect, useRef, useState } from 'react';
import * as styles from './import-export.css.ts';
import { ImportReport } from './import-report.tsx';
import { linesInWords } from './in-words.ts';
import { PasteLines } from './paste-lines.tsx';
import { asCsv, countLines, readFile, type TableText } from './read-file.ts';
import { changedLines, errorsOf, useImport, useRehearsal } from './use-import.ts';

interface Chosen extends TableText {
  /** The file's name, or what it is if it was pasted. */
  readonly name: string;
}

/** Chooses a tracker file, says what it would change, and imports it. */
export function ImportCard() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [openMonths, setOpenMonths] = useState(false);
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
  useEffect(() => {
    if (!isFirst.current) title.current?.focus();
    isFirst.current = false;
  }, [step]);

  const rehearse = ({ csv }: Chosen, wanted: boolean) => {
    setOpenMonths(wanted);
    load.reset();
    rehearsal.mutate({ csv, openMonths: wanted }, { onSuccess: setChecked });
  };
  const check = (table: Chosen) => {
    setChosen(table);
    setRefused(null);
    setChecked(undefined);
    rehearse(table, false);
  };
  const choose = async (file: File) => {
    if (file.size > MAX_TABLE_BYTES)
      return setRefused({
        title: `${file.name} è troppo grande`,
        reason: `Un file può avere al massimo ${MAX_TABLE_MB} MB: dividilo per mese.`,
      });
    const table = await readFile(file).catch(() => undefined);
    if (table === undefined)
      return setRefused({
        title: `Non è stato possibile leggere ${file.name}`,
        reason: 'Forse è stato spostato, o un altro programma lo tiene aperto. Sceglilo di nuovo.',
      });
    check({ name: file.name, ...table });
  };
  const startAgain = () => {
    setChosen(null);
    rehearsal.reset();
  };
  const finish = () => {
    setPasted('');
    startAgain();
  };
  const report = checked && !rehearsal.isError ? withRefusal(checked, load.error) : undefined;
  const lines = report ? changedLines(report) : 0;

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
              : `${chosen.name}: ecco che cosa cambierebbe. Finora non è cambiato nulla.`}
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
              label="Scegli un file CSV, o trascinalo qui"
              hint={`.csv, .tsv o .txt, fino a ${MAX_TABLE_MB} MB`}
              accept={['.csv', '.tsv', '.txt', 'text/csv']}
              onFile={choose}
            />
            <Text tone="muted" size="sm">
              Servono le colonne name, date, rings, apptSet, apptDone e alignment, in qualsiasi ordine: date
              come 2026-11-20, alignment true o false. Chi ha un nome nuovo diventa un partecipante.
            </Text>
            <PasteLines
              text={pasted}
              onType={setPasted}
              onCheck={() => check({ name: 'Le righe incollate', csv: asCsv(pasted), isLegacy: false })}
            />
          </>
        )}
        {chosen?.isLegacy && (
          <Notice tone="info" title="Il file non è UTF-8: controlla gli accenti nei nomi">
            Lo abbiamo letto come lo scrive Windows. Se un nome è sbagliato, salvalo come «CSV UTF-8».
          </Notice>
        )}
        {chosen && rehearsal.isPending && (
          <Spinner label={`Controllo di ${linesInWords(countLines(chosen.csv))}…`} />
        )}
        {rehearsal.isError && chosen && (
          <Notice
            tone="error"
            title="Non è stato possibile controllare il file"
            action={
              <Button size="sm" onPress={() => rehearse(chosen, openMonths)}>
                Riprova
              </Button>
            }
          >
            {(rehearsal.error instanceof CallError && rehearsal.error.serverMessage) ||
              'Il server non è raggiungibile.'}
          </Notice>
        )}
        {chosen && report && (
          <ImportReport
            report={report}
            openMonths={openMonths}
            isChecking={rehearsal.isPending}
            isImporting={load.isPending}
            onOpenMonths={(wanted) => rehearse(chosen, wanted)}
          />
        )}
        {load.isPending && <Spinner label={`Importazione di ${linesInWords(lines)}…`} />}
        {chosen && !rehearsal.isPending && (
          <div className={styles.actions}>
            <Button tone="quiet" isDisabled={load.isPending} onPress={startAgain}>
              Scegli un altro file
            </Button>
            {report && report.errors.length === 0 && (
              <Button
                tone="primary"
                isDisabled={lines === 0}
                isPending={load.isPending}
                onPress={() => load.mutate({ csv: chosen.csv, openMonths }, { onSuccess: finish })}
              >
                {lines === 0 ? 'Non c’è nulla da importare' : `Importa ${linesInWords(lines)}`}
              </Button>
            )}
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** Returns the report with what the server has refused since: the data have changed after the rehearsal. */
const withRefusal = (report: Report, error: unknown): Report => {
  const errors = errorsOf(error);
  return errors.length === 0 ? report : { ...report, newPlayers: [], replacements: [], errors };
};
