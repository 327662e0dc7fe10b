import { formatDayOfMonth, formatPoints } from '@vetta/contract/client/formats';
import type { ImportReport as Report } from '@vetta/contract/imports';
import { Checkbox } from '@vetta/design-system/checkbox';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { Table } from '@vetta/design-system/table';
import { Text } from '@vetta/design-system/text';
import { ImportErrors } from './import-errors.tsx';
import * as styles from './import-export.css.ts';
import { changesInWords, monthsInWords, reportInWords } from './in-words.ts';

interface ImportReportProps {
  readonly report: Report;
  readonly openMonths: boolean;
  readonly onOpenMonths: (openMonths: boolean) => void;
  /** Whether the file is being checked again, with or without these months. */
  readonly isChecking: boolean;
  readonly isImporting: boolean;
}

/** What an import would do, before it is done; or why the file cannot be imported. */
export function ImportReport({
  report,
  openMonths,
  onOpenMonths,
  isChecking,
  isImporting,
}: ImportReportProps) {
  const { errors, opensMonths, newPlayers, replacements, demoRemoved, entries } = report;
  const isWrong = errors.length > 0;
  return (
    <Stack gap="md">
      {isWrong ? (
        <Notice
          tone="error"
          title={
            errors.length === 1 ? 'Il file ha un errore' : `Il file ha ${formatPoints(errors.length)} errori`
          }
        >
          Finché ce n'è uno non viene importato nulla: correggi il file e sceglilo di nuovo.
        </Notice>
      ) : (
        <Text weight="strong" size="lg">
          {reportInWords(report)}.
        </Text>
      )}
      {opensMonths.length > 0 &&
        (isWrong || openMonths || isChecking ? (
          <Checkbox
            isSelected={openMonths}
            // Not while it is checked: it would lose the focus.
            isDisabled={isImporting}
            onChange={onOpenMonths}
            description={`Il file ha giorni di ${monthsInWords(opensMonths)}, prima dell'inizio della classifica.`}
          >
            Apri anche questi mesi
          </Checkbox>
        ) : (
          <Text tone="muted">La classifica comincerà da {monthsInWords(opensMonths.slice(0, 1))}.</Text>
        ))}
      {demoRemoved && (
        <Notice tone="warning" title="I dati dimostrativi vengono tolti">
          L'ufficio inventato con cui Vetta si presenta lascia il posto ai tuoi dati.
        </Notice>
      )}
      {isWrong && <ImportErrors errors={errors} />}
      {newPlayers.length > 0 && (
        <div className={styles.section}>
          <Text weight="strong">
            {newPlayers.length === 1 ? '1 nuovo partecipante' : `${newPlayers.length} nuovi partecipanti`}
          </Text>
          <Text tone="muted">{newPlayers.join(' · ')}</Text>
        </div>
      )}
      {replacements.length > 0 && (
        <div className={styles.section}>
          <Table
            label="Dati sostituiti"
            columns={[
              { label: 'Riga', kind: 'figure', cell: ({ line }) => line },
              { label: 'Partecipante', kind: 'name', cell: ({ name }) => name },
              { label: 'Giorno', kind: 'day', cell: ({ date }) => formatDayOfMonth(date) },
              {
                label: "Da com'è a come sarà",
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
        </div>
      )}
    </Stack>
  );
}
