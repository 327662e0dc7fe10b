import type { ImportReport } from '@vetta/contract/imports';
import { Button } from '@vetta/design-system/button';
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
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
    <section className={styles.tableBox} aria-label="Errori del file" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={`${styles.heading} ${styles.number}`}>
              Riga
            </th>
            <th scope="col" className={styles.heading}>
              Colonna
            </th>
            <th scope="col" className={styles.heading}>
              Che cosa non va
            </th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <td className={`${styles.cell} ${styles.number}`}>{line}</td>
              <td className={styles.cell}>{column ?? '–'}</td>
              <td className={styles.cell}>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
