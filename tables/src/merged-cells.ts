import type { TableRow } from './table.ts';

/**
 * Returns the text of a column in each row, an empty one's from above, if its cells look as if they had been merged: at least as
 * many are empty as filled, and none says again what the cell right above it says. Undefined if they do not.
 */
export function mergedDown(
  rows: readonly TableRow[],
  textOf: (row: TableRow) => string,
): ReadonlyMap<TableRow, string> | undefined {
  const texts = new Map<TableRow, string>();
  let [filled, above, before] = [0, '', ''];
  for (const row of rows) {
    const text = textOf(row);
    if (text !== '' && text === before) return undefined;
    if (text !== '') filled += 1;
    above = text || above;
    before = text;
    texts.set(row, above);
  }
  return filled > 0 && filled * 2 <= texts.size ? texts : undefined;
}
