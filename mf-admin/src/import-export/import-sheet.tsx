import type { ImportOptions, ImportRead, ImportReport } from '@vetta/contract/imports';
import { FIELD_LABELS } from '@vetta/contract/tracker-fields';
import { Button } from '@vetta/design-system/button';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Notice } from '@vetta/design-system/notice';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { amount } from '../audit/words/enumeration.ts';
import { choicesOf, isEnough, withField } from '../sheets/column-choices.ts';
import { SheetTable, type WrongCell } from '../sheets/sheet-table.tsx';
import * as styles from './import-export.css.ts';

interface ImportSheetProps {
  readonly read: ImportRead;
  readonly errors: ImportReport['errors'];
  readonly today: string;
  readonly isDisabled: boolean;
  /** What was decided about absences beside numbers. */
  readonly absences: ImportOptions['absences'];
  readonly onDecide: (
    options: Pick<ImportOptions, 'sheet' | 'day' | 'dateOrder' | 'absences' | 'columns'>,
  ) => void;
}

/** How many of the sentences about what is left out are shown at once. */
const MOST_LEFT_OUT = 200;

/** The sheet as it is, with its columns under choices, and what else must be known of it: sheet, day, order of the dates. */
export function ImportSheet({ read, errors, today, isDisabled, absences, onDecide }: ImportSheetProps) {
  const { header, sheet, sheets, day, dateOrder, unsure, leftOut } = read;
  const questions = unsure.filter(({ about }) => about === 'column');
  const asksForDay = unsure.some(({ about }) => about === 'day');
  const besides = unsure.find(({ about }) => about === 'absence');
  const columns = choicesOf(header);
  return (
    <Stack as="section" gap="xs" aria-labelledby="import-sheet">
      <Heading level={4} size="label" id="import-sheet">
        Il foglio com’è
      </Heading>
      {(sheets.length > 1 || asksForDay || day !== null || dateOrder !== null) && (
        <Inline align="end">
          {sheets.length > 1 && (
            <Select
              label="Foglio"
              options={sheets.map((name) => ({ id: name, label: name }))}
              value={unsure.some(({ about }) => about === 'sheet') ? null : sheet}
              isDisabled={isDisabled}
              // Another sheet has columns and a day of its own.
              onChange={(chosen) => onDecide({ sheet: chosen, columns: undefined, day: undefined })}
            />
          )}
          {(asksForDay || day !== null) && (
            <DatePicker
              label={asksForDay ? 'Di che giorno sono questi numeri?' : 'Giorno'}
              value={day}
              today={today}
              maxValue={today}
              isDisabled={isDisabled}
              onChange={(chosen) => chosen !== null && chosen !== day && onDecide({ day: chosen })}
            />
          )}
          {dateOrder !== null && (
            <Select
              label="Le date sono scritte"
              options={[
                { id: 'dayFirst', label: 'giorno/mese' },
                { id: 'monthFirst', label: 'mese/giorno' },
              ]}
              value={dateOrder}
              isDisabled={isDisabled}
              onChange={(order) =>
                onDecide({ dateOrder: order === 'monthFirst' ? 'monthFirst' : 'dayFirst' })
              }
            />
          )}
        </Inline>
      )}
      {(besides || absences) && (
        <Select
          label={besides?.question ?? 'Assenze accanto a numeri'}
          options={[
            { id: 'absent', label: 'Assenti: quei numeri non contano' },
            { id: 'numbers', label: 'Presenti: contano i numeri' },
          ]}
          value={absences ?? null}
          isDisabled={isDisabled}
          onChange={(choice) => onDecide({ absences: choice === 'absent' ? 'absent' : 'numbers' })}
        />
      )}
      {questions.length > 0 && (
        <Notice
          tone="info"
          title={questions.map(({ question }) => question).join(' ')}
          action={
            isEnough(header) && (
              <Button size="sm" isDisabled={isDisabled} onPress={() => onDecide({ columns })}>
                Le colonne vanno bene così
              </Button>
            )
          }
        >
          Scegli sopra ogni colonna che cos’è. Quelle che non servono restano fuori.
        </Notice>
      )}
      <SheetTable
        label="Righe del foglio"
        columns={header}
        rows={read.rows}
        wrong={wrongCells(errors, header)}
        isDisabled={isDisabled}
        onChoose={(place, field) => onDecide({ columns: choicesOf(withField(header, place, field)) })}
      />
      {leftOut.length > 0 && (
        <Disclosure title={amount(leftOut.length, 'cosa lasciata fuori', 'cose lasciate fuori')}>
          <ul className={styles.leftOut}>
            {leftOut.slice(0, MOST_LEFT_OUT).map(({ line, why }) => (
              <li key={`${line} ${why}`}>
                Riga {line}: {why}
              </li>
            ))}
          </ul>
          {leftOut.length > MOST_LEFT_OUT && <Text tone="muted">E altre.</Text>}
        </Disclosure>
      )}
    </Stack>
  );
}

/** Returns the cells of the errors: a column is named by its title, or by its field where it has none. */
const wrongCells = (errors: ImportReport['errors'], header: ImportRead['header']): WrongCell[] =>
  errors.map(({ line, column, message }) => ({
    line,
    place: header.findIndex(
      ({ heading, field }) =>
        column !== null && (heading || (field === null ? '' : FIELD_LABELS[field])) === column,
    ),
    message,
  }));
