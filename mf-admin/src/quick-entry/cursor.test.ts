import { expect, test } from 'vitest';
import { type Cell, cellAfter } from './cursor.ts';

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
  expect(press('Tab', at(49, 3))).toBeUndefined();
  expect(press('Tab', at(0, 0), { shiftKey: true })).toBeUndefined();
});

test('Ctrl goes to the end', () => {
  expect(press('ArrowDown', at(3, 1), { ctrlKey: true })).toEqual([49, 1]);
  expect(press('Home', at(3, 2))).toEqual([3, 0]);
  expect(press('End', at(3, 1), { ctrlKey: true })).toEqual([49, 3]);
});
