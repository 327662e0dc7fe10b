import {
  FIELD_LABELS,
  fieldOfHeading,
  NUMBER_FIELDS,
  TRACKER_COLUMNS,
  type TrackerField,
  trackerColumn,
} from '@vetta/contract/tracker-fields';
import type { Day } from '@vetta/contract/values';
import {
  type ColumnChoices,
  type Columns,
  couldBe,
  findColumns,
  type HeaderColumn,
  headerIn,
  type LeftOut,
} from './find-columns.ts';
import { type DateOrder, dayInName } from './read-days.ts';
import { type CellError, type NamedRow, type ReadRow, type RefusedDay, readRows } from './read-rows.ts';
import {
  MOST_ROWS,
  type Sheet,
  type Table,
  type TableFormat,
  type TableRow,
  tooLong,
  UnreadableTable,
} from './table.ts';

/** What an admin decided for a file. What is left out is found in the file, or asked. */
export interface TrackerOptions {
  readonly sheet?: string | undefined;
  /** The day of all rows of a file without a column of days. */
  readonly day?: Day | undefined;
  readonly dateOrder?: DateOrder | undefined;
  readonly columns?: ColumnChoices | undefined;
  /** Whether people who have numbers beside a word for an absence were away, or their numbers count. */
  readonly absences?: 'absent' | 'numbers' | undefined;
}

/** Something that must be decided before a file can be imported. */
export interface Unsure {
  readonly about: 'sheet' | 'day' | 'column' | 'absence' | 'person';
  /** The field of a column, or a person's name as the file has it; null for a sheet, a day or absences. */
  readonly subject: string | null;
  /** The question as an Italian sentence. */
  readonly question: string;
  /** What can be chosen: `value` for the option, `label` for a person. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** What a file says, as far as it can be read. */
export interface TrackerReading {
  readonly format: TableFormat;
  /** The sheet that was read; null for a text. */
  readonly sheet: string | null;
  readonly sheets: readonly string[];
  /** The row of the header; null if there is none. */
  readonly headerLine: number | null;
  readonly header: readonly HeaderColumn[];
  /** The day of all rows; null if the rows have their own, or if it must be decided. */
  readonly day: Day | null;
  readonly dateOrder: DateOrder | null;
  /** The rows below the header as the sheet has them. */
  readonly sheetRows: readonly TableRow[];
  /** The rows that can be taken. */
  readonly rows: readonly ReadRow[];
  readonly errors: readonly CellError[];
  readonly names: readonly NamedRow[];
  readonly leftOut: readonly LeftOut[];
  /** What must be decided; people come beside this, by `matchPeople`. */
  readonly unsure: readonly Unsure[];
}

interface Surroundings {
  readonly today: Day;
  readonly fileName?: string | undefined;
  /** Returns why a day is refused, or undefined. */
  readonly wrongDay?: (day: Day) => RefusedDay | undefined;
}

/**
 * Reads the rows of a tracker from a table: finds sheet, header and columns, then days and numbers. Throws
 * {@link UnreadableTable} if nothing of it can be read.
 */
export function readTracker(
  table: Table,
  options: TrackerOptions,
  { today, fileName = '', wrongDay = () => undefined }: Surroundings,
): TrackerReading {
  const { sheet, unsure: whichSheet } = chooseSheet(table, options, today);
  const columns = findColumns(sheet.rows, options.columns);
  if (columns.header.length < 2 && columns.places.size < 2)
    throw new UnreadableTable(
      'Il file non sembra una tabella: serve una riga di titoli con i nomi e almeno un numero',
    );
  if (columns.rows.length > MOST_ROWS) throw tooLong();
  const unsure = [...whichSheet, ...missingColumns(columns, options.columns ?? {})];
  const day = columns.places.has('date') ? undefined : dayOf(options, sheet, fileName, today);
  const asksForDays = unsure.some(({ subject }) => subject === 'date');
  if (!columns.places.has('date') && day === undefined && !asksForDays)
    unsure.push({
      about: 'day',
      subject: null,
      question: 'Il file non dice il giorno: di che giorno sono questi numeri?',
      choices: [],
    });
  const hasPerson = columns.places.has('name') || columns.places.has('lastName');
  const hasNumber = NUMBER_FIELDS.some((field) => columns.places.has(field));
  const read =
    hasPerson && hasNumber
      ? readRows(columns, { ...options, day, today, wrongDay })
      : { rows: [], errors: [], names: [], leftOut: [], dateOrder: null };
  const besides = read.names.filter(({ away }) => away === 'beside numbers');
  if (besides.length > 0) unsure.push(besideNumbers(besides));
  return {
    format: table.format,
    sheet: sheet.name,
    sheets: table.sheets.flatMap(({ name }) => name ?? []),
    headerLine: columns.line,
    header: columns.header,
    day: day ?? null,
    dateOrder: read.dateOrder,
    sheetRows: columns.rows,
    rows: read.rows,
    names: read.names,
    errors: [
      ...columns.unknownChoices.map((choice) => ({
        line: columns.line ?? 1,
        column: null,
        message: `Nel file non c’è la colonna «${choice}»`,
      })),
      ...read.errors,
      ...(unsure.length === 0 && read.rows.length + read.errors.length === 0 ? [nothingIn(columns)] : []),
    ],
    leftOut: [...columns.leftOut, ...read.leftOut].sort((one, other) => one.line - other.line),
    unsure,
  };
}

/**
 * Reads a tracker as our own export writes it: the six columns, in any order, under their own names or the Italian ones. Throws
 * {@link UnreadableTable} if one is missing.
 */
export function readExactTracker(
  { format, sheets: [sheet] }: Table,
  surroundings: Required<Pick<Surroundings, 'today' | 'wrongDay'>>,
): TrackerReading {
  const [first, ...rows] = sheet?.rows ?? [];
  const headings = first?.cells ?? [];
  const given = headings.map(trackerColumn);
  const missing = TRACKER_COLUMNS.filter((column) => !given.includes(column));
  if (missing.length > 0) throw new UnreadableTable(`Mancano le colonne: ${missing.join(', ')}`);
  if (rows.length > MOST_ROWS) throw tooLong();
  const columns: Columns = {
    line: first?.line ?? 1,
    width: first?.width,
    header: headings.map((heading, place) => ({
      heading: heading.trim(),
      field: TRACKER_COLUMNS.find((column) => column === given[place]) ?? null,
      samples: [],
    })),
    headerRows: [],
    places: new Map(TRACKER_COLUMNS.map((column) => [column, given.indexOf(column)])),
    doubled: new Map(),
    rows,
    leftOut: [],
    unknownChoices: [],
  };
  const read = readRows(columns, { ...surroundings, day: undefined, exact: true });
  return {
    ...{ format, sheet: null, sheets: [], headerLine: columns.line, header: columns.header },
    ...{ day: null, sheetRows: rows, unsure: [] },
    ...read,
    errors: rows.length === 0 ? [nothingIn(columns)] : read.errors,
  };
}

/** Returns the headings of the sheet that `readTracker` reads, in their order. Throws {@link UnreadableTable}. */
export const headingsOf = (table: Table, options: TrackerOptions, today: Day): string[] =>
  findColumns(chooseSheet(table, options, today).sheet.rows, options.columns).header.map(
    ({ heading }) => heading,
  );

function besideNumbers([first, ...others]: readonly NamedRow[]): Unsure {
  const where = `alla riga ${first?.line} ${first?.name} ha numeri e un’assenza`;
  return {
    about: 'absence',
    subject: null,
    question:
      others.length === 0
        ? `Era assente? Perché ${where}`
        : `Erano assenti? Perché ${where}, e così ${others.length === 1 ? 'un’altra riga' : `altre ${others.length} righe`}`,
    choices: [
      { value: 'absent', label: 'Assenti: quei numeri non contano' },
      { value: 'numbers', label: 'Presenti: contano i numeri' },
    ],
  };
}

const nothingIn = ({ line }: Columns): CellError => ({
  line: line ?? 1,
  column: null,
  message: 'Il file non ha nessuna riga da importare',
});

function chooseSheet(
  { sheets }: Table,
  { sheet: wanted, day, columns }: TrackerOptions,
  today: Day,
): { sheet: Sheet; unsure: Unsure[] } {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const [first] = filled;
  if (first === undefined) throw new UnreadableTable('Il file è vuoto');
  const named = sheets.find(({ name }) => name !== null && name === wanted);
  if (named !== undefined) {
    if (named.rows.length === 0) throw new UnreadableTable(`Il foglio «${named.name}» è vuoto`);
    return { sheet: named, unsure: [] };
  }
  const trackers = filled.filter(({ rows }) => headerIn(rows, columns) !== undefined);
  const ofDay =
    day === undefined ? [] : trackers.filter(({ name }) => name !== null && dayInName(name, today) === day);
  const [sheet = first, ...others] = ofDay.length === 1 ? ofDay : trackers;
  const isUnknown = wanted !== undefined && first.name !== null;
  if (others.length === 0 && !isUnknown) return { sheet, unsure: [] };
  return {
    sheet,
    unsure: [
      {
        about: 'sheet',
        subject: null,
        question: isUnknown
          ? `Il file non ha il foglio «${wanted}»: quale va letto?`
          : 'Più fogli hanno una tabella: quale va letto?',
        choices: filled.map(({ name }) => ({ value: name ?? '', label: name ?? '' })),
      },
    ],
  };
}

const dayOf = ({ day }: TrackerOptions, { name }: Sheet, fileName: string, today: Day): Day | undefined =>
  day ?? dayInName(name ?? '', today) ?? dayInName(fileName, today);

/** Returns a question for each column that is missing and that another one could be. */
function missingColumns({ header, places, doubled }: Columns, choices: ColumnChoices): Unsure[] {
  const isMissing = (field: TrackerField) =>
    !places.has(field) && !(choices[field] === null && field !== 'name' && !doubled.has(field));
  // A column whose heading names another field is not the one that is missing.
  const free = header.flatMap((column, place) =>
    column.field === null && fieldOfHeading(column.heading) === undefined ? [{ column, place }] : [],
  );
  const hasNumber = NUMBER_FIELDS.some((field) => places.has(field));
  const ask = (
    field: TrackerField,
    possible: readonly { column: HeaderColumn; place: number }[],
  ): Unsure => ({
    about: 'column',
    subject: field,
    question: `Quale colonna è «${FIELD_LABELS[field]}»?`,
    choices: possible.map(({ column: { heading, samples }, place }) => ({
      value: heading === '' ? String(place) : heading,
      label: `${heading === '' ? `colonna ${place + 1}` : heading}: ${samples.join(', ')}`,
    })),
  });
  const ofName = places.has('lastName') ? 'firstName' : 'name';
  const fields: readonly TrackerField[] = [ofName, 'date', ...NUMBER_FIELDS];
  return fields.flatMap((field): Unsure[] => {
    const candidates = doubled.get(field);
    if (candidates)
      return [
        ask(
          field,
          header.flatMap((column, place) => (candidates.includes(place) ? [{ column, place }] : [])),
        ),
      ];
    if (!isMissing(field) || field === 'firstName') return [];
    const possible = free.filter(({ column }) => couldBe(field, column));
    if (field === 'name' || (field === 'rings' && !hasNumber)) return [ask(field, free)];
    return possible.length > 0 ? [ask(field, possible)] : [];
  });
}
