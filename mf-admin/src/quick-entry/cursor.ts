import { columns } from './columns.ts';

/** A cell of the grid by its row among those shown and its column, both from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The cell under the cursor, and where the selection began. */
export interface Cursor {
  readonly cell: Cell;
  readonly anchor: Cell;
}

/** A cell with the id of its row. Rows come and go; the cursor stays with its row. */
export interface HeldCell extends Cell {
  readonly rowId: string | undefined;
}

/** A cursor that stays with its rows. */
export interface HeldCursor {
  readonly cell: HeldCell;
  readonly anchor: HeldCell;
}

export const heldCell = (rowIds: readonly string[], { row, column }: Cell): HeldCell => ({
  row,
  column,
  rowId: rowIds[row],
});

/**
 * Returns where a cursor is among the rows that are shown now. If its row has gone, it is in the row that is in its place, or
 * in the last one. If the first or last row of the selection has gone, only the cell under the cursor stays selected.
 */
export function cursorAmong(rowIds: readonly string[], { cell, anchor }: HeldCursor): Cursor {
  const rowOf = ({ rowId }: HeldCell) => (rowId === undefined ? -1 : rowIds.indexOf(rowId));
  const [row, anchorRow] = [rowOf(cell), rowOf(anchor)];
  if (row >= 0 && anchorRow >= 0)
    return { cell: { row, column: cell.column }, anchor: { row: anchorRow, column: anchor.column } };
  const kept = { row: row >= 0 ? row : clamped(cell.row, rowIds.length - 1), column: cell.column };
  return { cell: kept, anchor: kept };
}

const lastColumn = columns.length - 1;
const PAGE = 10;

const clamped = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Returns the cell to which a key moves the cursor; undefined if the key moves nothing, or out of the grid. */
export function cellAfter(
  { key, ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  { row, column }: Cell,
  rowCount: number,
): Cell | undefined {
  const [lastRow, isFar] = [rowCount - 1, ctrlKey || metaKey];
  const at = (toRow: number, toColumn: number): Cell => ({
    row: clamped(toRow, lastRow),
    column: clamped(toColumn, lastColumn),
  });
  switch (key) {
    case 'ArrowUp':
      return at(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return at(isFar ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return at(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, isFar ? lastColumn : column + 1);
    case 'Home':
      return at(isFar ? 0 : row, 0);
    case 'End':
      return at(isFar ? lastRow : row, lastColumn);
    case 'PageUp':
      return at(row - PAGE, column);
    case 'PageDown':
      return at(row + PAGE, column);
    case 'Tab': {
      const next = row * columns.length + column + (shiftKey ? -1 : 1);
      // Tab leaves the grid after its last cell, and before its first one.
      if (next < 0 || next >= rowCount * columns.length) return undefined;
      return at(Math.floor(next / columns.length), next % columns.length);
    }
    default:
      return undefined;
  }
}

/** The rows and columns of a selection, both ends included. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const rangeOf = ({ cell, anchor }: Cursor): Range => ({
  top: Math.min(cell.row, anchor.row),
  bottom: Math.max(cell.row, anchor.row),
  left: Math.min(cell.column, anchor.column),
  right: Math.max(cell.column, anchor.column),
});

export const isOneCell = ({ top, bottom, left, right }: Range): boolean => top === bottom && left === right;
