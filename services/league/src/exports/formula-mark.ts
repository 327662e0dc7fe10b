// What makes a spreadsheet take a cell for a formula, also in the widths of East Asian type.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell that no spreadsheet runs: what it would take for a formula gets an apostrophe before it. */
export const withFormulaMark = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell as it was before {@link withFormulaMark}. */
export const withoutFormulaMark = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
