import Papa from 'papaparse';

/** Returns the rows of a table on the clipboard: tabs from a spreadsheet, or the lines of a CSV file. */
export function readTable(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/(\r?\n)+$/, ''), { delimiter: separatorOf(text) });
  return data;
}

/** Returns the text of a table for the clipboard, as spreadsheets write it. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: '\t' },
  );

/** Whether a text has more than one cell. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.replace(/(\r?\n)+$/, ''));

/** A line with three semicolons or commas is CSV: no number has so many. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length - 1;
  const separator = count(';') >= count(',') ? ';' : ',';
  return count(separator) >= 3 ? separator : '\t';
}
