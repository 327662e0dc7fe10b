import type { Separator } from '@vetta/contract/exports';
import { yesNo } from '@vetta/contract/yes-no';
import { withFormulaMark } from '@vetta/tables/formula-mark';
import { stringify } from 'csv-stringify/sync';

type Cell = string | number | boolean | null;

type Batches<Rows> = Iterable<Rows> | AsyncIterable<Rows>;

/** A column, with its heading in Italian. */
interface TableColumn<Column extends string> {
  readonly key: Column;
  readonly heading: string;
}

/**
 * Writes rows as CSV (RFC 4180), one piece for each batch. It begins with a byte order mark, so that spreadsheets read
 * accents, and no cell is run as a formula. A cell with a comma or a semicolon is quoted, whatever the separator is. With
 * semicolons, as a spreadsheet in Italian reads them, the headings are Italian too, and «sì» or «no» below them; with commas they are the
 * columns' own names.
 */
export async function* writeTable<Column extends string>(
  columns: readonly TableColumn<Column>[],
  separator: Separator,
  batches: Batches<readonly Readonly<Record<Column, Cell>>[]>,
): AsyncGenerator<string> {
  const write = (rows: readonly object[], isFirst: boolean) =>
    stringify([...rows], {
      columns: columns.map(({ key, heading }) => ({ key, header: separator === 'comma' ? key : heading })),
      header: isFirst,
      bom: isFirst,
      delimiter: separator === 'comma' ? ',' : ';',
      record_delimiter: 'windows',
      quoted_match: /[,;]/,
      cast: { string: withFormulaMark, boolean: separator === 'comma' ? String : yesNo },
    });
  let isFirst = true;
  for await (const rows of batches) {
    yield write(rows, isFirst);
    isFirst = false;
  }
  if (isFirst) yield write([], true);
}
