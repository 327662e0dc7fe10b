import { cleanName, nameKey } from '../name-key.ts';
import type { PlayerRole } from '../player-role.ts';
import type { Day } from '../values.ts';
import { FIELD_LABELS, NUMBER_FIELDS, type NumberField, type TrackerField } from './fields.ts';
import type { Columns, LeftOut } from './find-columns.ts';
import { withoutFormulaMark } from './formula-mark.ts';
import { type DateOrder, dateOrderOf, readDay } from './read-days.ts';
import { readRole } from './read-role.ts';
import { expectedOf, isBlankNumber, readValue } from './read-values.ts';
import type { TableRow } from './table.ts';

/** The numbers of a row. A field that the file has no column for is left out. */
export interface RowNumbers {
  readonly rings?: number;
  readonly apptSet?: number;
  readonly apptDone?: number;
  readonly alignment?: boolean;
}

/** A row of a tracker that can be taken. */
export interface ReadRow {
  /** The row of the sheet, from 1. */
  readonly line: number;
  /** As the file has it, without double spaces and invisible characters. */
  readonly name: string;
  readonly date: Day;
  readonly numbers: RowNumbers;
  /** Left out where the file does not say it. */
  readonly role?: PlayerRole;
}

/** A cell that is wrong, or a row: then `column` is null. */
export interface CellError {
  readonly line: number;
  /** The column's heading. */
  readonly column: string | null;
  /** An Italian sentence. */
  readonly message: string;
  /** There where nothing is wrong but that the day's month is not open. */
  readonly opensMonth?: true | undefined;
}

/** Why a day is refused. */
export type RefusedDay = Pick<CellError, 'message' | 'opensMonth'>;

export interface ReadRows {
  readonly rows: readonly ReadRow[];
  readonly errors: readonly CellError[];
  /** The names of all rows that have one, even of those with an error elsewhere, or whose day is not known yet. */
  readonly names: readonly Pick<ReadRow, 'line' | 'name'>[];
  readonly leftOut: readonly LeftOut[];
  readonly dateOrder: DateOrder | null;
}

interface Reading {
  /** The day of a file without a column of days; undefined if it is not known yet. */
  readonly day: Day | undefined;
  readonly dateOrder: DateOrder | undefined;
  readonly today: Day;
  /** Returns why a day is refused, or undefined. */
  readonly wrongDay: (day: Day) => RefusedDay | undefined;
}

/** The largest number of reported errors: one in every line of a large office's month. The wrong file would have a million. */
export const MOST_ERRORS = 10_000;

/** Reads the rows below a header. Reads on after a wrong cell, so that all errors are found at once. */
export function readRows(columns: Columns, { day, dateOrder: given, today, wrongDay }: Reading): ReadRows {
  const { places } = columns;
  const cellOf = ({ cells }: TableRow, field: TrackerField): string => {
    const place = places.get(field);
    return place === undefined ? '' : (cells[place]?.trim() ?? '');
  };
  const headingOf = (field: TrackerField): string => {
    const place = places.get(field);
    return (place === undefined ? '' : columns.header[place]?.heading) || FIELD_LABELS[field];
  };
  const nameOf = (row: TableRow): string =>
    places.has('name')
      ? withoutFormulaMark(cellOf(row, 'name'))
      : [cellOf(row, 'firstName'), cellOf(row, 'lastName')].filter(Boolean).join(' ');
  const nameField: TrackerField = places.has('name') ? 'name' : 'lastName';
  const present = NUMBER_FIELDS.filter((field) => places.has(field));
  const whyLeftOut = leftOutBy(columns, present, cellOf, nameOf);

  const leftOut: LeftOut[] = [];
  const errors: CellError[] = [];
  const kept: TableRow[] = [];
  for (const row of columns.rows) {
    const why = row.isBroken || cellBeyond(row, columns) !== undefined ? undefined : whyLeftOut(row);
    if (why !== undefined) leftOut.push({ line: row.line, why });
    else kept.push(row);
  }
  const dateOrder = given ?? dateOrderOf(daysOf(kept), today);
  function* daysOf(rows: readonly TableRow[]) {
    for (const row of rows) yield cellOf(row, 'date');
  }

  const rows: ReadRow[] = [];
  const names: Pick<ReadRow, 'line' | 'name'>[] = [];
  const unknownRoles = new Map<string, number>();
  const tell = (line: number, field: TrackerField, message: string) =>
    errors.push({ line, column: headingOf(field), message });
  for (const row of kept) {
    if (errors.length > MOST_ERRORS) break;
    const { line } = row;
    if (row.isBroken) {
      errors.push({ line, column: null, message: 'Le virgolette di questa riga non si chiudono' });
      continue;
    }
    const beyond = cellBeyond(row, columns);
    if (beyond !== undefined) {
      const message = `La riga ha più celle dell’intestazione, fino a «${shown(beyond)}»: un separatore di troppo sposta i numeri`;
      errors.push({ line, column: null, message });
      continue;
    }
    const before = errors.length;
    const typed = nameOf(row);
    const name = cleanName(typed);
    const wrongName = whatIsWrongWithName(typed);
    if (wrongName) tell(line, nameField, `${headingOf(nameField)} «${shown(name)}»: ${wrongName}`);
    else names.push({ line, name });
    const date = readDate(row, line);
    const numbers: { -readonly [Field in NumberField]?: number | boolean } = {};
    for (const field of present) {
      const cell = cellOf(row, field);
      const value = readValue(field, cell);
      if (value === undefined)
        tell(line, field, `${headingOf(field)} «${shown(cell)}»: ${expectedOf(field)}`);
      else numbers[field] = value ?? 0;
    }
    const role = readRole(cellOf(row, 'role'));
    if (role === undefined)
      unknownRoles.set(cellOf(row, 'role'), unknownRoles.get(cellOf(row, 'role')) ?? line);
    // Each field has a value of its own type: readValue says a boolean for alignment, and numbers for the others.
    if (errors.length === before && date !== undefined)
      rows.push({ line, name, date, numbers: numbers as RowNumbers, ...(role && { role }) });
  }
  for (const [cell, line] of unknownRoles)
    leftOut.push({
      line,
      why: `Il ruolo «${shown(cell)}» non è Setter, Trainer o Team leader: le sue righe restano senza ruolo`,
    });
  return { rows, errors, names, leftOut, dateOrder };

  function readDate(row: TableRow, line: number): Day | undefined {
    const isColumn = places.has('date');
    const cell = cellOf(row, 'date');
    const date = isColumn ? readDay(cell, dateOrder ?? 'dayFirst') : day;
    if (date === undefined) {
      if (isColumn)
        tell(
          line,
          'date',
          `${headingOf('date')} «${shown(cell)}»: serve un giorno che esiste, come 24/11/2026`,
        );
      return undefined;
    }
    const wrong = wrongDay(date);
    if (wrong === undefined) return date;
    errors.push({ line, column: headingOf('date'), ...wrong });
    return undefined;
  }
}

/**
 * Returns the last cell of a text's row that stands beyond the header's last one; undefined if none does. Spreadsheets write all
 * rows of a text equally wide, so there a separator too many moved the cells behind it.
 */
const cellBeyond = ({ cells }: TableRow, { width }: Columns): string | undefined =>
  width !== undefined && cells.length > width ? cells.at(-1)?.trim() : undefined;

/** Returns what is wrong with a name, as it reads after it; undefined if nothing is. */
function whatIsWrongWithName(typed: string): string | undefined {
  if (/[\r\n\u2028\u2029]/.test(typed.trim())) return 'il nome va su una riga sola';
  const { length } = cleanName(typed);
  return length === 0 || length > 120 ? 'serve un nome, di 120 caratteri al massimo' : undefined;
}

/** Returns a cell as an error quotes it. */
const shown = (cell: string): string => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);

/** The first word of a row of sums, which is nobody's name: «Totale Team Nord», «Totale 24/11». */
const TOTAL = /^(?:sub|grand?)?[ -]?(?:totale|totali|totals?)(?![\p{L}\p{N}'])/u;
/** Words that are names too: «Somma Anna» is a person, «Somma giornata» is none. */
const SUM =
  /^(?:(?:sub)?tot|somm[ae]|medi[ae]|sum|average)(?:[. ]+(?:generale|complessiv[oaie]|parzial[ei]|giornalier[oaie]|settimanal[ei]|mensil[ei]|giorno|giornata|settimana|mese|ufficio|sede|reparto|team|gruppo|squadra|finale))*(?: (?:al|del|di|per) .*)?$/;

const isTotal = (cell: string): boolean => {
  const key = nameKey(cell);
  return TOTAL.test(key) || SUM.test(key.replace(/[\s\d:.,=/()-]+$/, ''));
};

/** Returns a function that says why a row is no player's day: totals, repeated headers, rows without a number. */
function leftOutBy(
  columns: Columns,
  present: readonly NumberField[],
  cellOf: (row: TableRow, field: TrackerField) => string,
  nameOf: (row: TableRow) => string,
): (row: TableRow) => string | undefined {
  const headings = columns.header.map(({ heading }) => heading);
  return (row) => {
    const name = cleanName(nameOf(row));
    const label = name === '' ? row.cells.find((cell) => cell.trim() !== '') : name;
    if (label !== undefined && isTotal(label)) return `«${shown(label.trim())}» è una somma di altre righe`;
    if (row.cells.every((cell, place) => cell.trim() === (headings[place] ?? '')))
      return 'È l’intestazione, ripetuta';
    const hasNumber = present.some((field) =>
      field === 'alignment'
        ? readValue(field, cellOf(row, field)) !== false
        : !isBlankNumber(cellOf(row, field)),
    );
    if (hasNumber) return undefined;
    return name === '' ? 'Non ha né una persona né un numero' : `${shown(name)} non ha nessun numero`;
  };
}
