import { LONGEST_TEAM } from '@vetta/contract/groups';
import { cleanName } from '@vetta/contract/name-key';
import type { PlayerRole } from '@vetta/contract/player-role';
import {
  FIELD_LABELS,
  NUMBER_FIELDS,
  type NumberField,
  type TrackerField,
} from '@vetta/contract/tracker-fields';
import type { Day } from '@vetta/contract/values';
import { isMarkedAway, saysAway } from './absences.ts';
import { cellError } from './cell-errors.ts';
import type { Columns, LeftOut } from './find-columns.ts';
import { withoutFormulaMark } from './formula-mark.ts';
import { shown, whyNoPerson } from './left-out-rows.ts';
import { mergedDown } from './merged-cells.ts';
import { type DateOrder, dateOrderOf, readDay } from './read-days.ts';
import { readRole } from './read-role.ts';
import { expectedOf, isBlankNumber, isExact, readValue, readYesNo } from './read-values.ts';
import type { TableRow } from './table.ts';

/** The numbers of a row. A field that the file has no column for is left out. */
export interface RowNumbers {
  readonly rings?: number;
  readonly apptSet?: number;
  readonly apptDone?: number;
  readonly alignment?: boolean;
  /** The person was away: all numbers are there, and zero. */
  readonly absent?: true;
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
  readonly team?: string;
}

/** A row that has a name, even if it has an error elsewhere. */
export interface NamedRow extends Pick<ReadRow, 'line' | 'name'> {
  /** Left out if it is not known, or refused. */
  readonly date?: Day;
  /** Whether the row says that its person was away; `beside numbers` if it has numbers too, and nobody has decided what holds. */
  readonly away?: 'away' | 'beside numbers';
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
  readonly names: readonly NamedRow[];
  readonly leftOut: readonly LeftOut[];
  readonly dateOrder: DateOrder | null;
}

interface Reading {
  /** The day of a file without a column of days; undefined if it is not known yet. */
  readonly day: Day | undefined;
  readonly dateOrder?: DateOrder | undefined;
  readonly absences?: 'absent' | 'numbers' | undefined;
  readonly today: Day;
  /** Returns why a day is refused, or undefined. */
  readonly wrongDay: (day: Day) => RefusedDay | undefined;
  /** Whether each row is one day of one person, in all its cells as our own export writes them: nothing is guessed or left out. */
  readonly exact?: boolean;
}

const ABSENT: RowNumbers = { rings: 0, apptSet: 0, apptDone: 0, alignment: false, absent: true };

/** The largest number of reported errors: one in every line of a large office's month. The wrong file would have a million. */
export const MOST_ERRORS = 10_000;

/** Reads the rows below a header. Reads on after a wrong cell, so that all errors are found at once. */
export function readRows(
  columns: Columns,
  { day, dateOrder: given, absences, today, wrongDay, exact = false }: Reading,
): ReadRows {
  const { places } = columns;
  const cellOf = ({ cells }: TableRow, field: TrackerField): string => {
    const place = places.get(field);
    return place === undefined ? '' : (cells[place]?.trim() ?? '');
  };
  const headingOf = (field: TrackerField): string => {
    const place = places.get(field);
    return (place === undefined ? '' : columns.header[place]?.heading) || FIELD_LABELS[field];
  };
  const ownName = (row: TableRow): string =>
    places.has('name')
      ? withoutFormulaMark(cellOf(row, 'name'))
      : [cellOf(row, 'firstName'), cellOf(row, 'lastName')].filter(Boolean).join(' ');
  const nameField: TrackerField = places.has('name') ? 'name' : 'lastName';
  const present = NUMBER_FIELDS.filter((field) => places.has(field));
  const hasNumber = (row: TableRow): boolean =>
    present.some((field) =>
      field === 'alignment'
        ? readValue(field, cellOf(row, field)) !== false
        : !isBlankNumber(cellOf(row, field)),
    );
  const saysThatAway = (row: TableRow): boolean =>
    !exact &&
    (present.some((field) => saysAway(cellOf(row, field)) && (field !== 'alignment' || isAlone(row))) ||
      isMarkedAway(cellOf(row, 'absence'), headingOf('absence')));
  // In the column of who was at the alignment «assente» beside numbers says no more than that.
  const isAlone = (row: TableRow): boolean =>
    readYesNo(cellOf(row, 'alignment')) === undefined ||
    present.every((field) => field === 'alignment' || isBlankNumber(cellOf(row, field)));

  const leftOut: LeftOut[] = [];
  const errors: CellError[] = [];
  const persons: TableRow[] = [];
  for (const row of columns.rows) {
    const isWrong = row.isBroken || cellBeyond(row, columns) !== undefined;
    const why = isWrong || exact ? undefined : whyNoPerson(row, cleanName(ownName(row)), columns);
    if (why !== undefined) leftOut.push({ line: row.line, why });
    else persons.push(row);
  }
  // A merged cell belongs also to the rows below one that is left out.
  const filledDown = (field: TrackerField, textOf: (row: TableRow) => string) => {
    const merged = exact ? undefined : mergedDown(persons, textOf);
    if (merged === undefined) return textOf;
    const why = `Nella colonna «${headingOf(field)}» ci sono celle unite: una vuota vale come quella sopra`;
    leftOut.push({ line: columns.line ?? 1, why });
    return (row: TableRow) => merged.get(row) ?? '';
  };
  const nameOf = filledDown(nameField, ownName);
  const dayTextOf = filledDown('date', (row) => cellOf(row, 'date'));
  const kept = persons.filter((row) => {
    if (exact || row.isBroken || cellBeyond(row, columns) !== undefined) return true;
    if (hasNumber(row) || saysThatAway(row)) return true;
    const name = cleanName(nameOf(row));
    const why = name === '' ? 'Non ha né una persona né un numero' : `${shown(name)} non ha nessun numero`;
    leftOut.push({ line: row.line, why });
    return false;
  });
  const dateOrder = exact ? null : (given ?? dateOrderOf(kept.map(dayTextOf), today));
  const knownDays = new Map<string, Day | undefined>();
  const dayIn = (cell: string): Day | undefined => {
    if (exact && !isExact('date', cell, headingOf('date'))) return undefined;
    const known = knownDays.get(cell) ?? readDay(cell, dateOrder ?? 'dayFirst', today);
    knownDays.set(cell, known);
    return known;
  };

  const rows: ReadRow[] = [];
  const names: NamedRow[] = [];
  const unread = new Map<string, number>();
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
    const date = readDate(row);
    const isAway = saysThatAway(row);
    const numbers: { -readonly [Field in NumberField]?: number | boolean } = {};
    for (const field of present) {
      const cell = cellOf(row, field);
      const isWritten = !exact || isExact(field, cell, headingOf(field));
      const value = isAway && saysAway(cell) ? null : isWritten ? readValue(field, cell) : undefined;
      if (value === undefined) {
        const expected = cellError(cell) ?? expectedOf(field, exact && headingOf(field) === field);
        tell(line, field, `${headingOf(field)} «${shown(cell)}»: ${expected}`);
      } else numbers[field] = value ?? (field === 'alignment' ? false : 0);
    }
    const isBeside = isAway && Object.values(numbers).some(Boolean);
    const away = isAway && {
      away: isBeside && absences === undefined ? ('beside numbers' as const) : ('away' as const),
    };
    if (!wrongName) names.push({ line, name, ...(date !== undefined && { date }), ...away });
    const isAbsent = isAway && !(isBeside && absences !== 'absent');
    const role = readRole(cellOf(row, 'role'));
    const team = cleanName(withoutFormulaMark(cellOf(row, 'team')));
    const isShort = team.length <= LONGEST_TEAM;
    const refuse = (why: string) => unread.set(why, unread.get(why) ?? line);
    if (role === undefined)
      refuse(
        `Il ruolo «${shown(cellOf(row, 'role'))}» non è Setter, Trainer o Team leader: le sue righe restano senza ruolo`,
      );
    if (!isShort)
      refuse(`La squadra «${shown(team)}» ha più di ${LONGEST_TEAM} caratteri: le sue righe restano senza`);
    // Each field has a value of its own type: readValue says a boolean for alignment, and numbers for the others.
    if (errors.length === before && date !== undefined)
      rows.push({
        line,
        name,
        date,
        numbers: isAbsent ? ABSENT : (numbers as RowNumbers),
        ...(role && { role }),
        ...(team && isShort && { team }),
      });
  }
  for (const [why, line] of unread) leftOut.push({ line, why });
  return { rows, errors, names, leftOut, dateOrder };

  function readDate(row: TableRow): Day | undefined {
    const { line } = row;
    const isColumn = places.has('date');
    const cell = dayTextOf(row);
    const date = isColumn ? dayIn(cell) : day;
    if (date === undefined) {
      if (isColumn)
        tell(
          line,
          'date',
          `${headingOf('date')} «${shown(cell)}»: ${cellError(cell) ?? expectedDay(cell, exact)}`,
        );
      return undefined;
    }
    const wrong = wrongDay(date);
    if (wrong === undefined) return date;
    errors.push({ line, column: headingOf('date'), ...wrong });
    return undefined;
  }
}

/** Returns what the cell of a day needs. */
const expectedDay = (cell: string, exact: boolean): string =>
  exact
    ? 'serve un giorno che esiste, nella forma AAAA-MM-GG'
    : cell === ''
      ? 'serve un giorno in ogni riga, anche dove nel foglio la cella è unita a quella sopra'
      : 'serve un giorno che esiste, come 24/11/2026';

/**
 * Returns the last cell of a text's row that stands beyond the header's last one; undefined if none does. Spreadsheets write all
 * rows of a text equally wide, so there a separator too many moved the cells behind it.
 */
const cellBeyond = ({ cells }: TableRow, { width }: Columns): string | undefined =>
  width !== undefined && cells.length > width ? cells.at(-1)?.trim() : undefined;

/** Returns what is wrong with a name, as it reads after it; undefined if nothing is. */
function whatIsWrongWithName(typed: string): string | undefined {
  const error = cellError(typed);
  if (error) return error;
  if (/[\r\n\u2028\u2029]/.test(typed.trim())) return 'il nome va su una riga sola';
  const { length } = cleanName(typed);
  return length === 0 || length > 120 ? 'serve un nome, di 120 caratteri al massimo' : undefined;
}
