/** Stands before a formula in the cell of a workbook that has no value stored with it. */
export const UNCALCULATED = 'formula senza valore: ';

/** What a spreadsheet shows for a formula that it cannot compute: `#N/D`, `#RIF!`, `#DIV/0!`. */
const ERROR = /^#(?:N\/[AD]|[\p{Lu}\d/_]+[!?])$/u;

/** Returns what is wrong with a cell whatever its column is; undefined if nothing is. */
export function cellError(cell: string): string | undefined {
  if (cell.startsWith(UNCALCULATED))
    return 'apri il file con Excel o LibreOffice, che la calcolano, salvalo e riprova';
  return ERROR.test(cell) ? 'è l’errore di una formula' : undefined;
}
