import { yesNo } from '@vetta/contract/yes-no';
import { withFormulaMark } from './formula-mark.ts';

type WorkbookCell = string | number | boolean | null;

export interface WorkbookColumn<Column extends string> {
  readonly key: Column;
  /** What stands above it. */
  readonly heading: string;
  /** A text unless said. The texts of days are `2026-11-24`: the cells are dates. A number has points at the thousands. */
  readonly kind?: 'number' | 'day';
  /** In characters; as wide as a date unless said. */
  readonly width?: number;
}

interface WorkbookSheet<Column extends string> {
  readonly name: string;
  readonly columns: readonly WorkbookColumn<Column>[];
}

/** A spreadsheet shows `#,##0` with the points of its own language. */
const FORMATS = { number: '#,##0', day: 'dd/mm/yyyy' };
const WIDTH = 14;

/**
 * Writes rows as an .xlsx file of one sheet, in pieces: the rows are pulled while it is read, and never all in memory. A text that a
 * spreadsheet would run as a formula has an apostrophe before it, as in our CSV.
 */
export async function* writeWorkbook<Column extends string>(
  { name, columns }: WorkbookSheet<Column>,
  batches: AsyncGenerator<readonly Readonly<Record<Column, WorkbookCell>>[]>,
): AsyncGenerator<Uint8Array> {
  // A megabyte of memory, loaded with the first export.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const cell = (value: WorkbookCell, kind: WorkbookColumn<Column>['kind']) => {
    if (typeof value === 'boolean') return yesNo(value);
    if (typeof value !== 'string') return value;
    return kind === 'day' ? new Date(`${value}T00:00:00Z`) : withFormulaMark(value);
  };
  // Before the first bytes, so that an error can still be answered.
  const first = await batches.next();
  async function* rows() {
    for (let next = first; !next.done; next = await batches.next())
      for (const row of next.value) yield columns.map(({ key, kind }) => cell(row[key], kind));
  }
  try {
    yield* writeXlsxStream(rows(), {
      name,
      columns: columns.map(({ heading, kind, width = WIDTH }) => ({
        header: heading,
        width,
        ...(kind && { numFmt: FORMATS[kind] }),
      })),
      freezePane: { rows: 1 },
    });
  } finally {
    await batches.return(undefined);
  }
}
