import Papa from 'papaparse';

/** Returns the text of a table for the clipboard, as spreadsheets write it. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: '\t' },
  );
