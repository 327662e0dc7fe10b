import { withFormulaMark } from './formula-mark.ts';

type WorkbookCell = string | number | boolean | null;

interface WorkbookSheet<Column extends string> {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns whose texts are days, `2026-11-24`: the cells are dates. */
  readonly days?: readonly Column[];
}

/**
 * Writes rows as an .xlsx file of one sheet, in pieces: the rows are pulled while it is read, and never all in memory. A text that a
 * spreadsheet would run as a formula has an apostrophe before it, as in our CSV.
 */
export async function* writeWorkbook<Column extends string>(
  { name, columns, days = [] }: WorkbookSheet<Column>,
  batches: AsyncGenerator<readonly Readonly<Record<Column, WorkbookCell>>[]>,
): AsyncGenerator<Uint8Array> {
  // A megabyte of memory, loaded with the first export.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const isDay = columns.map((column) => days.includes(column));
  const cell = (value: WorkbookCell, place: number) => {
    if (typeof value !== 'string') return value;
    return isDay[place] ? new Date(`${value}T00:00:00Z`) : withFormulaMark(value);
  };
  // Before the first bytes, so that an error can still be answered.
  const first = await batches.next();
  async function* rows() {
    for (let next = first; !next.done; next = await batches.next())
      for (const row of next.value) yield columns.map((column, place) => cell(row[column], place));
  }
  try {
    yield* writeXlsxStream(rows(), {
      name,
      columns: columns.map((header, place) => (isDay[place] ? { header, numFmt: 'dd/mm/yyyy' } : { header })),
      freezePane: { rows: 1 },
    });
  } finally {
    await batches.return(undefined);
  }
}
