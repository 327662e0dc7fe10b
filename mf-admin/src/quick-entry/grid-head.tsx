import { columns, labels, shortLabels } from './columns.ts';
import * as styles from './entry-grid.css.ts';

/** The headings of the grid, shorter in a narrow one. */
export const GridHead = () => (
  <thead>
    <tr>
      <th scope="col" className={`${styles.heading} ${styles.ofNames}`}>
        Partecipante
      </th>
      {columns.map((column) => (
        <th
          key={column}
          scope="col"
          aria-label={labels[column]}
          className={column === 'alignment' ? `${styles.heading} ${styles.centred}` : styles.heading}
        >
          <span className={styles.long}>{labels[column]}</span>
          <span className={styles.short}>{shortLabels[column]}</span>
        </th>
      ))}
      <th scope="col" className={`${styles.heading} ${styles.ofPoints}`}>
        Punti
      </th>
      <th scope="col" className={`${styles.heading} ${styles.note}`}>
        Note
      </th>
    </tr>
  </thead>
);
