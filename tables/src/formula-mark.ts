// The first characters by which a spreadsheet takes a cell for a formula, full-width ones too.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Returns a cell of a CSV file that no spreadsheet runs: one that looks like a formula gets an apostrophe before it. */
export const withFormulaMark = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Undoes {@link withFormulaMark}. */
export const withoutFormulaMark = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
