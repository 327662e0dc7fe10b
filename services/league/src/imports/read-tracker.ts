import { Appointments, Rings } from '@vetta/contract/entries';
import { italianInteger } from '@vetta/contract/italian-integer';
import { spellingKey } from '@vetta/contract/name-key';
import { FIELD_LABELS } from '@vetta/contract/tracker-fields';
import { Day, type Month, text } from '@vetta/contract/values';
import { withoutFormulaMark } from '@vetta/tables/formula-mark';
import type { RefusedDay } from '@vetta/tables/read-rows';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { withArticle } from '../time/rome.ts';
import { readCsv } from './read-csv.ts';

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
  /** There where nothing but `openMonths` is needed for the day. */
  readonly opensMonth?: true | undefined;
}

/** The largest number of lines: more than a thousand people in three months. */
const MOST_LINES = 150_000;
/** The largest number of reported errors: one in every line of a large office's month. The wrong file would have a million. */
export const MOST_ERRORS = 10_000;

/** A tracker file that is refused as a whole: its errors, 10 000 at most, each with its line. */
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
        : `Il file ha ${errors.length > MOST_ERRORS ? 'più di ' : ''}${italianInteger(lines.length)} errori: nessuna riga è stata importata`,
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

const BY_HEADING = new Map(TRACKER_COLUMNS.map((column) => [FIELD_LABELS[column], column]));

/** Returns the column of a heading: its own name, or the Italian one of an export with semicolons. */
export const trackerColumn = (heading: string): string => BY_HEADING.get(heading.trim()) ?? heading.trim();

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
  rings: 'serve un numero intero da 0 a 10.000',
  apptSet: 'serve un numero intero da 0 a 1.000',
  apptDone: 'serve un numero intero da 0 a 1.000',
  alignment: 'serve true o false',
};

/** What a tracker file contains: the lines that can be read, and the errors of the others. */
export interface Tracker {
  readonly lines: readonly TrackerLine[];
  /** In the order of the lines. */
  readonly errors: readonly LineError[];
  /** The names of all lines that have one, even of those with an error elsewhere. */
  readonly names: readonly Pick<TrackerLine, 'line' | 'name'>[];
}

/**
 * Reads a tracker file: a header with the six columns in any order, then a line for each player and day, with or without a
 * byte order mark. Reads on after a line with an error, so that all errors are found at once. `wrongDay` returns why a day
 * is refused, or undefined. @throws TrackerErrors if no line can be read
 */
export function readTracker(csv: string, wrongDay: (day: Day) => RefusedDay | undefined): Tracker {
  // The header and one line too many: a file that is too long is not read to its end.
  const { records, broken } = readCsv(csv, { most: MOST_LINES + 2, mostBroken: MOST_ERRORS });
  if (records.length === 0 && broken.length > 0) throw new TrackerErrors(broken.map(notCsv));
  if (records.length > MOST_LINES + 1) throw new TrackerErrors([TOO_LONG]);
  const header = records[0]?.cells.map(trackerColumn) ?? [];
  const missing = TRACKER_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new TrackerErrors([
      { line: 1, column: null, message: `Mancano le colonne: ${missing.join(', ')}` },
    ]);
  }
  if (records.length === 1 && broken.length === 0) throw new TrackerErrors([HEADER_ALONE]);

  const errors: LineError[] = [];
  const lines: TrackerLine[] = [];
  const names: Pick<TrackerLine, 'line' | 'name'>[] = [];
  const isTwice = findsTwice();
  for (const { cells: given, line } of records.slice(1)) {
    if (errors.length > MOST_ERRORS) break;
    const cells = Object.fromEntries(header.map((column, index) => [column, cellOf(column, given[index])]));
    // A correct line is parsed once: the largest file has 150,000, and the standings are locked meanwhile.
    const { data: correct } = Line.safeParse(cells);
    const { name, date } = correct ?? readPlayerAndDay(cells);
    const isTooLong = given.length > header.length;
    if (isTooLong) errors.push(notCsv(line));
    // A separator too many may have moved the cells: if the day is not in its place, they say nothing.
    if (isTooLong && date === undefined) continue;

    const wrong = correct ? wrongDate(correct.date, wrongDay) : wrongCells(cells, wrongDay);
    errors.push(...wrong.map((one) => ({ line, ...one })));
    if (name !== undefined) names.push({ line, name });
    const twice = name !== undefined && date !== undefined ? isTwice(line, name, date) : undefined;
    if (twice !== undefined) errors.push(twice);
    if (correct && wrong.length === 0 && twice === undefined && !isTooLong) lines.push({ line, ...correct });
  }
  return {
    lines,
    errors: [...errors, ...broken.map(notCsv)].sort((one, other) => one.line - other.line),
    names,
  };
}

/** Returns a function that returns an error for a player and day that an earlier line has. */
function findsTwice() {
  const seen = new Map<string, number>();
  return (line: number, name: string, date: Day): LineError | undefined => {
    const key = `${spellingKey(name)}\n${date}`;
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, line);
      return undefined;
    }
    return { line, column: null, message: `${name} ha già ${withArticle('il', date)} alla riga ${earlier}` };
  };
}

type Cells = Readonly<Record<string, string | undefined>>;
type WrongCell = Omit<LineError, 'line'>;

/** Returns the name and the day of a line with an error, as far as they can be read. */
const readPlayerAndDay = (cells: Cells) => ({
  name: Line.shape.name.safeParse(cells.name).data,
  date: Line.shape.date.safeParse(cells.date).data,
});

/** Returns the errors of a line whose cells can all be read: its day may be refused. */
function wrongDate(day: Day, wrongDay: (day: Day) => RefusedDay | undefined): WrongCell[] {
  const refused = wrongDay(day);
  return refused ? [{ column: 'date', ...refused }] : [];
}

/** Returns an error for each wrong cell of a line. */
function wrongCells(cells: Cells, wrongDay: (day: Day) => RefusedDay | undefined): WrongCell[] {
  return TRACKER_COLUMNS.flatMap((column) => {
    const cell = cells[column];
    const parsed = Line.shape[column].safeParse(cell);
    if (!parsed.success) return [{ column, message: `${column} «${cell ?? ''}»: ${EXPECTED[column]}` }];
    return column === 'date' ? wrongDate(cell ?? '', wrongDay) : [];
  });
}

const TOO_LONG: LineError = {
  line: MOST_LINES + 2,
  column: null,
  message: `Il file ha più di ${MOST_LINES} righe: dividilo per mese`,
};

const HEADER_ALONE: LineError = {
  line: 1,
  column: null,
  message: 'Il file ha solo l’intestazione: sotto servono le righe con i numeri',
};

const notCsv = (line: number): LineError => ({
  line,
  column: null,
  message: 'La riga non è un CSV valido: virgolette o colonne di troppo',
});

const cellOf = (column: string, cell: string | undefined): string | undefined =>
  column === 'name' ? withoutFormulaMark(cell?.trim() ?? '') : cell?.trim();
