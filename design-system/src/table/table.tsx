import type { ReactNode } from 'react';
import * as styles from './table.css.ts';

export interface TableColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** What its cells are: `name` names the row, figures stand at the end, a day stays on one line. */
  kind?: 'text' | 'name' | 'figure' | 'day';
}

export type TableProps<Row> = {
  /** What the table lists. */
  label: string;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: ReadonlyArray<Row>;
  keyOf: (row: Row) => string | number;
};

/** A table to read. What is too long or too wide scrolls inside its box, and the headings stay. */
export const Table = <Row,>({ label, columns, rows, keyOf }: TableProps<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  <section className={styles.box} aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={`${styles.heading} ${styles.kind[column.kind === 'figure' ? 'figure' : 'text']}`}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ label, kind = 'text', cell }) => (
              <Cell key={label} kind={kind}>
                {cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Cell = ({ kind, children }: { kind: 'text' | 'name' | 'figure' | 'day'; children: ReactNode }) => {
  const className = `${styles.cell} ${styles.kind[kind]}`;
  return kind === 'name' ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  );
};
