import type { TrackerField } from '@vetta/contract/tracker-fields';
import { Select } from '@vetta/design-system/select';
import type { TableRow } from '@vetta/tables/table';
import { columnName, FIELD_NAMES, type SheetColumn } from './column-choices.ts';
import * as styles from './sheet-table.css.ts';

/** A cell that is wrong, and why. A row's own error has the place -1. */
export interface WrongCell {
  readonly line: number;
  readonly place: number;
  readonly message: string;
}

interface SheetTableProps {
  readonly label: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly TableRow[];
  readonly wrong?: readonly WrongCell[];
  readonly isDisabled?: boolean;
  readonly onChoose: (place: number, field: TrackerField | null) => void;
}

const NOT_USED = 'none';
const options = [
  { id: NOT_USED, label: 'Non serve' },
  ...Object.entries(FIELD_NAMES).map(([id, label]) => ({ id, label })),
];

/** A sheet as it is: each column under the choice of what it is, wrong cells marked where they stand. */
export function SheetTable({
  label,
  columns,
  rows,
  wrong = [],
  isDisabled = false,
  onChoose,
}: SheetTableProps) {
  const wrongAt = new Map(wrong.map((cell) => [`${cell.line} ${cell.place}`, cell.message]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={place} scope="col" className={styles.heading}>
                <Select
                  label={columnName(column, place)}
                  options={options}
                  isDisabled={isDisabled}
                  value={column.field ?? NOT_USED}
                  // The options are the fields.
                  onChange={(id) => onChoose(place, id === NOT_USED ? null : (id as TrackerField))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => {
            const ofRow = wrongAt.get(`${line} -1`);
            return (
              <tr key={line}>
                <th scope="row" className={styles.line}>
                  {line}
                </th>
                {columns.map(({ field }, place) => {
                  const message = wrongAt.get(`${line} ${place}`) ?? (place === 0 ? ofRow : undefined);
                  return (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                      key={place}
                      className={styles.cell}
                      data-unused={field === null ? '' : undefined}
                      data-wrong={message === undefined ? undefined : ''}
                    >
                      {cells[place]}
                      {message !== undefined && <span className={styles.wrong}>{message}</span>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
