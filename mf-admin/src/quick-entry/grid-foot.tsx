import { formatPoints } from '@vetta/contract/client/formats';
import type { ScoringChange } from '@vetta/contract/scoring';
import * as styles from './entry-grid.css.ts';
import { dayPoints, type Row } from './read-row.ts';

interface GridFootProps {
  /** The rows of all players, even of those not shown. */
  readonly rows: readonly { readonly row: Row }[];
  readonly scoring: ScoringChange | undefined;
  /** Whether some of the rows are not shown: the sums say then that they are everybody's. */
  readonly isFiltered: boolean;
}

/** The sums of the day. A row with a wrong cell is not in them. */
export function GridFoot({ rows, scoring, isFiltered }: GridFootProps) {
  const counted = rows.flatMap(({ row }) => (row.hasData && row.numbers ? [row.numbers] : []));
  const sum = (of: (numbers: (typeof counted)[number]) => number) =>
    formatPoints(counted.reduce((total, numbers) => total + of(numbers), 0));
  return (
    <tfoot>
      <tr>
        <th scope="row" className={`${styles.sum} ${styles.ofNames}`}>
          {isFiltered ? 'Totale di tutti' : 'Totale'}
        </th>
        <td className={styles.sum}>{sum(({ rings }) => rings)}</td>
        <td className={styles.sum}>{sum(({ apptSet }) => apptSet)}</td>
        <td className={styles.sum}>{sum(({ apptDone }) => apptDone)}</td>
        <td className={`${styles.sum} ${styles.centred}`}>{sum(({ alignment }) => Number(alignment))}</td>
        <td className={`${styles.sum} ${styles.ofPoints}`}>
          {scoring && sum((numbers) => dayPoints(numbers, scoring))}
        </td>
        <td className={`${styles.sum} ${styles.note}`} />
      </tr>
    </tfoot>
  );
}
