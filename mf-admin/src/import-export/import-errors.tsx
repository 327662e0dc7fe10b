import type { ImportReport } from '@vetta/contract/imports';
import { Button } from '@vetta/design-system/button';
import { Table } from '@vetta/design-system/table';
import { Download } from 'lucide-react';
import Papa from 'papaparse';
import { download } from './download.ts';
import * as styles from './import-export.css.ts';

interface ImportErrorsProps {
  readonly errors: ImportReport['errors'];
}

/** What is wrong with the file, line by line. */
export const ImportErrors = ({ errors }: ImportErrorsProps) => (
  <div className={styles.section}>
    <Table
      label="Errori del file"
      columns={[
        { label: 'Riga', kind: 'figure', cell: ({ line }) => line },
        { label: 'Colonna', cell: ({ column }) => column ?? '–' },
        { label: 'Che cosa non va', cell: ({ message }) => message },
      ]}
      rows={errors}
      keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
    />
    <div>
      <Button onPress={() => download('errori.csv', asTable(errors))}>
        <Download size={18} aria-hidden="true" />
        Scarica gli errori
      </Button>
    </div>
  </div>
);

const asTable = (errors: ImportReport['errors']): string =>
  Papa.unparse(
    {
      fields: ['Riga', 'Colonna', 'Che cosa non va'],
      data: errors.map(({ line, column, message }) => [line, column ?? '', message]),
    },
    // No cell is run as a formula.
    { delimiter: ';', escapeFormulae: true },
  );
