import { expect, test } from 'vitest';
import { type Cell, cellAfter, cursorAmong, heldCell } from './cursor.ts';

const press = (key: string, { row, column }: Cell, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => {
  const cell = cellAfter(
    { key, ctrlKey: false, metaKey: false, shiftKey: false, ...held },
    { row, column },
    50,
  );
  return cell && [cell.row, cell.column];
};
const at = (row: number, column: number): Cell => ({ row, column });

test('arrows move by one and stay in the grid', () => {
  expect(press('ArrowDown', at(3, 1))).toEqual([4, 1]);
  expect(press('ArrowDown', at(49, 1))).toEqual([49, 1]);
  expect(press('ArrowLeft', at(3, 0))).toEqual([3, 0]);
  expect(press('ArrowRight', at(3, 3))).toEqual([3, 3]);
});

test('Tab goes across the rows, and out after the last cell and before the first', () => {
  expect(press('Tab', at(3, 3))).toEqual([4, 0]);
  expect(press('Tab', at(4, 0), { shiftKey: true })).toEqual([3, 3]);
  expect(press('Tab', at(0, 1), { shiftKey: true })).toEqual([0, 0]);
  expect(press('Tab', at(49, 3))).toBeUndefined();
  expect(press('Tab', at(0, 0), { shiftKey: true })).toBeUndefined();
});

test('Ctrl goes to the end', () => {
  expect(press('ArrowDown', at(3, 1), { ctrlKey: true })).toEqual([49, 1]);
  expect(press('Home', at(3, 2))).toEqual([3, 0]);
  expect(press('End', at(3, 1), { ctrlKey: true })).toEqual([49, 3]);
});

test('the cursor stays with its row when rows come or go; with its row gone it is in the row in its place', () => {
  const rows = ['ada', 'bea', 'eva', 'ugo'];
  const cell = heldCell(rows, at(2, 1));
  const rowAmong = (now: readonly string[]) => cursorAmong(now, { cell, anchor: cell }).cell.row;
  expect(rowAmong(['eva', 'ugo'])).toBe(0);
  expect(rowAmong(['ada', 'bea', 'caia', 'eva', 'ugo'])).toBe(3);
  expect(rowAmong(['ada', 'bea', 'ugo'])).toBe(2);
  expect(rowAmong(['ada'])).toBe(0);
});

test('a selection that lost its first row is the cell under the cursor', () => {
  const rows = ['ada', 'bea', 'eva'];
  const held = { cell: heldCell(rows, at(2, 1)), anchor: heldCell(rows, at(0, 0)) };
  expect(cursorAmong(['bea', 'eva'], held)).toEqual({ cell: at(1, 1), anchor: at(1, 1) });
  expect(cursorAmong(['ada', 'eva'], held)).toEqual({ cell: at(1, 1), anchor: at(0, 0) });
  const upwards = { cell: held.anchor, anchor: held.cell };
  expect(cursorAmong(rows, upwards)).toEqual({ cell: at(0, 0), anchor: at(2, 1) });
});
