import { fieldOfHeading } from '@vetta/contract/tracker/fields';

/**
 * Returns the names of a pasted list, one a line. Of lines with several cells, as a spreadsheet has them: the columns that
 * headings name, else the cells with letters.
 */
export function pastedNames(text: string): string[] {
  const rows = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const fields = rows[0]?.map(fieldOfHeading) ?? [];
  const columns = [
    ...placesOf(fields, 'name'),
    ...placesOf(fields, 'firstName'),
    ...placesOf(fields, 'lastName'),
  ];
  const lines =
    columns.length > 0
      ? rows.slice(1).map((cells) => columns.map((column) => cells[column] ?? ''))
      : rows.map((cells) => cells.filter((cell) => /\p{L}/u.test(cell)));
  return lines.map((cells) => cells.filter((cell) => cell !== '').join(' ')).filter((name) => name !== '');
}

const placesOf = (fields: readonly (string | undefined)[], field: string): number[] => {
  const place = fields.indexOf(field);
  return place === -1 ? [] : [place];
};
