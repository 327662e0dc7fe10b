import { formatPoints } from '@vetta/contract/client/formats';
import type { ImportReport } from '@vetta/contract/imports';
import { Button } from '@vetta/design-system/button';
import { Stack } from '@vetta/design-system/stack';
import { Table } from '@vetta/design-system/table';
import { Text } from '@vetta/design-system/text';
import { Download } from 'lucide-react';
import Papa from 'papaparse';
import { download } from './download.ts';
import { errorsByMeaning, rangesInWords } from './in-words.ts';
import { ofText } from './use-import.ts';

interface ImportErrorsProps {
  readonly errors: ImportReport['errors'];
  readonly isPasted: boolean;
}

/** How many errors the page shows: with all of a large file, up to 10 000, it would stand still for seconds. */
const SHOWN = 200;

/** What is wrong with the file, line by line: on the page the first errors, in the download all of them. */
export const ImportErrors = ({ errors, isPasted }: ImportErrorsProps) => {
  const shown = errorsByMeaning(errors).slice(0, SHOWN);
  const hidden = errors.length - shown.reduce((count, { lines }) => count + lines.length, 0);
  return (
    <Stack gap="xs">
      <Table
        label={isPasted ? 'Errori del testo incollato' : 'Errori del file'}
        columns={[
          { label: 'Riga', kind: 'figure', cell: ({ lines }) => rangesInWords(lines) },
          { label: 'Colonna', cell: ({ column }) => column ?? '–' },
          {
            label: 'Che cosa non va',
            cell: ({ message }) => (isPasted ? ofText(message) : message),
          },
        ]}
        rows={shown}
        keyOf={({ lines, column, message }) => `${lines[0]} ${column} ${message}`}
      />
      {hidden > 0 && <Text tone="muted">{othersInWords(hidden)} nel file che puoi scaricare.</Text>}
      <div>
        <Button onPress={() => download('errori.csv', asTable(errors))}>
          <Download size={18} aria-hidden="true" />
          Scarica gli errori
        </Button>
      </div>
    </Stack>
  );
};

const othersInWords = (others: number): string =>
  others === 1 ? 'Un altro errore è' : `Altri ${formatPoints(others)} errori sono`;

const asTable = (errors: ImportReport['errors']): string =>
  Papa.unparse(
    {
      fields: ['Riga', 'Colonna', 'Che cosa non va'],
      data: errors.map(({ line, column, message }) => [line, column ?? '', message]),
    },
    // No cell is run as a formula.
    { delimiter: ';', escapeFormulae: true },
  );
