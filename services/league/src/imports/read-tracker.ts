import { Appointments, Rings } from '@vetta/contract/entries';
import { Day, type Month, text } from '@vetta/contract/values';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { withoutFormulaMark } from '../exports/formula-mark.ts';
import { Failure } from '../failure.ts';

/** One line of a tracker file: a player's numbers of one day. */
export interface TrackerLine {
  /** The line's number in the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly date: Day;
  readonly rings: number;
  readonly apptSet: number;
  readonly apptDone: number;
  readonly alignment: boolean;
}

export interface LineError {
  readonly line: number;
  /** The column that is wrong; null if the whole line is. */
  readonly column: string | null;
  readonly message: string;
}

/** The largest number of lines: more than a thousand people in three months. */
const MOST_LINES = 150_000;
/** The largest number of reported errors: the wrong file would have a million. */
const MOST_ERRORS = 200;

/** A tracker file that is refused as a whole: its first 200 errors, each with its line. */
export class TrackerErrors extends Failure {
  readonly lines: readonly LineError[];
  /** The months before the league's first day that the file has lines of. */
  readonly opensMonths: readonly Month[];

  constructor(errors: readonly LineError[], opensMonths: readonly Month[] = []) {
    const lines = errors.slice(0, MOST_ERRORS);
    super(
      'tracker_errors',
      400,
      lines.length === 1
        ? 'Il file ha un errore: nessuna riga è stata importata'
        : `Il file ha ${errors.length > MOST_ERRORS ? 'più di ' : ''}${lines.length} errori: nessuna riga è stata importata`,
      lines.map(({ line, column, message }) => ({
        path: column === null ? [line] : [line, column],
        message,
      })),
    );
    this.name = 'TrackerErrors';
    this.lines = lines;
    this.opensMonths = opensMonths;
  }
}

/** The columns of a tracker file, in the order in which they are exported. */
export const TRACKER_COLUMNS = ['name', 'date', 'rings', 'apptSet', 'apptDone', 'alignment'] as const;

const whole = (bounds: z.ZodNumber | z.ZodInt, expected: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, expected)
    .transform(Number)
    .pipe(bounds);

const Line = z.object({
  name: text(1, 120),
  date: Day,
  rings: whole(Rings, ''),
  apptSet: whole(Appointments, ''),
  apptDone: whole(Appointments, ''),
  alignment: z.enum(['true', 'false']).transform((word) => word === 'true'),
});

const EXPECTED: Readonly<Record<(typeof TRACKER_COLUMNS)[number], string>> = {
  name: 'serve un nome, di 120 caratteri al massimo',
  date: 'serve un giorno che esiste, nella forma AAAA-MM-GG',
  rings: 'serve un numero intero da 0 a 10000',
  apptSet: 'serve un numero intero da 0 a 1000',
  apptDone: 'serve un numero intero da 0 a 1000',
  alignment: 'serve true o false',
};

/** Returns the key by which names are matched: trimmed, in NFC, without case. */
export const nameKey = (name: string): string => name.trim().normalize('NFC').toLocaleLowerCase('it');

/** What a tracker file contains: the lines that can be read, and the errors of the others. */
export interface Tracker {
  readonly lines: readonly TrackerLine[];
  readonly errors: readonly LineError[];
}

/**
 * Reads a tracker file: a header with the six columns in any order, then a line for each player and day, with or without a
 * byte order mark. `wrongDay` returns why a day is refused, or undefined. @throws TrackerErrors if no line can be read
 */
export function readTracker(csv: string, wrongDay: (day: Day) => string | undefined): Tracker {
  const { records, broken } = parseCsv(csv);
  if (records.length > MOST_LINES + 1) throw new TrackerErrors([TOO_LONG]);
  const header = records[0]?.record.map((cell) => cell.trim()) ?? [];
  const missing = TRACKER_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new TrackerErrors([
      { line: 1, column: null, message: `Mancano le colonne: ${missing.join(', ')}` },
    ]);
  }

  const errors: LineError[] = [];
  const lines: TrackerLine[] = [];
  const seen = new Map<string, number>();
  for (const { record, info } of records.slice(1)) {
    if (errors.length > MOST_ERRORS) break;
    const line = info.lines;
    if (record.length > header.length) {
      errors.push(notCsv(line));
      continue;
    }
    const cells = Object.fromEntries(header.map((column, index) => [column, cellOf(column, record[index])]));
    const wrong = wrongCells(cells, wrongDay);
    const parsed = Line.safeParse(cells);
    if (wrong.length > 0 || !parsed.success) {
      errors.push(...wrong.map((one) => ({ line, ...one })));
      continue;
    }
    const key = `${nameKey(parsed.data.name)}\n${parsed.data.date}`;
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      const message = `${parsed.data.name} ha già il ${parsed.data.date} alla riga ${earlier}`;
      errors.push({ line, column: null, message });
      continue;
    }
    seen.set(key, line);
    lines.push({ line, ...parsed.data });
  }
  return { lines, errors: broken === undefined ? errors : [...errors, broken] };
}

/** Returns an error for each wrong cell of a line. */
function wrongCells(
  cells: Readonly<Record<string, string | undefined>>,
  wrongDay: (day: Day) => string | undefined,
): Omit<LineError, 'line'>[] {
  return TRACKER_COLUMNS.flatMap((column) => {
    const cell = cells[column];
    const parsed = Line.shape[column].safeParse(cell);
    const message = parsed.success
      ? column === 'date' && wrongDay(cell ?? '')
      : `${column} «${cell ?? ''}»: ${EXPECTED[column]}`;
    return message ? [{ column, message }] : [];
  });
}

const TOO_LONG: LineError = {
  line: MOST_LINES + 2,
  column: null,
  message: `Il file ha più di ${MOST_LINES} righe: dividilo per mese`,
};

const notCsv = (line: number): LineError => ({
  line,
  column: null,
  message: 'La riga non è un CSV valido: virgolette o colonne di troppo',
});

const cellOf = (column: string, cell: string | undefined): string | undefined =>
  column === 'name' ? withoutFormulaMark(cell?.trim() ?? '') : cell?.trim();

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Returns the records up to the first one that is not valid CSV, and that one as an error. */
function parseCsv(csv: string): { records: Parsed[]; broken?: LineError } {
  // The header and one line too many: a file that is too long is not read to its end.
  const most = MOST_LINES + 2;
  try {
    return { records: parseRecords(csv, most) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const broken = notCsv(typeof error.lines === 'number' ? error.lines : 1);
    const before = typeof error.records === 'number' ? error.records : 0;
    if (before === 0) throw new TrackerErrors([broken]);
    return { records: parseRecords(csv, before), broken };
  }
}

// The types of csv-parse ignore the option `info`, which wraps every record.
const parseRecords = (csv: string, most: number) =>
  parse(csv, {
    bom: true,
    delimiter: separatorOf(csv),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: most,
  }) as unknown as Parsed[];

/** Returns the separator of the header line, which is that of the whole file: the more frequent one outside quotes. */
function separatorOf(csv: string): ',' | ';' {
  const header = csv.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const unquoted = header.replace(/"[^"]*"/g, '');
  return unquoted.split(';').length > unquoted.split(',').length ? ';' : ',';
}
