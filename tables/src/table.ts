/** The largest number of rows: more than a thousand people in three months. */
export const MOST_ROWS = 150_000;
/** The largest number of columns. */
const MOST_COLUMNS = 200;

export type TableFormat = 'csv' | 'tsv' | 'xlsx' | 'ods';

/** One row that is not empty. All cells are texts: a workbook's days are `2026-11-24`, its numbers `12` or `12,5`. */
export interface TableRow {
  /** The row of the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** How many cells it has in a text, with the empty ones at its end. A workbook's rows have no end. */
  readonly width?: number;
  /** Whether its quotes are not valid CSV. */
  readonly isBroken?: boolean;
}

export interface Sheet {
  /** Null for a text, which has no sheets. */
  readonly name: string | null;
  readonly rows: readonly TableRow[];
}

/** A file, or a text that was pasted, as rows of texts. */
export interface Table {
  readonly format: TableFormat;
  readonly sheets: readonly Sheet[];
}

/** How many rows may stand above those that count: titles and headings. */
const TITLE_ROWS = 20;

/** A file that cannot be read as a table. `message` is an Italian sentence that says what to do. */
export class UnreadableTable extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'UnreadableTable';
  }
}

export const tooLong = () => new UnreadableTable(`Il file ha più di ${MOST_ROWS} righe: dividilo per mese`);

export const brokenWorkbook = () =>
  new UnreadableTable('La cartella di lavoro è rovinata: aprila, salvala di nuovo e riprova');

/**
 * Collects the rows of a sheet: without those that are empty, and without empty cells at the end of a row. Throws
 * {@link UnreadableTable} above the limits.
 */
export function collectRows() {
  const rows: TableRow[] = [];
  return {
    rows,
    add(line: number, cells: string[], ofText: Pick<TableRow, 'width' | 'isBroken'> = {}): void {
      while (cells.length > 0 && (cells.at(-1) ?? '').trim() === '') cells.pop();
      if (cells.length === 0) return;
      if (cells.length > MOST_COLUMNS)
        throw new UnreadableTable(
          `La riga ${line} ha più di ${MOST_COLUMNS} colonne: togli quelle che non servono`,
        );
      // There may be titles above the rows: the reader counts those below its header (read-tracker.ts).
      if (rows.length > MOST_ROWS + TITLE_ROWS) throw tooLong();
      rows.push({ line, cells, ...ofText });
    },
  };
}
