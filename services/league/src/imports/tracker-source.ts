import type { ImportOptions, ImportRead } from '@vetta/contract/imports';
import type { Day } from '@vetta/contract/values';
import type { CellError, NamedRow, ReadRow, RefusedDay } from '@vetta/tables/read-rows';
import { readText } from '@vetta/tables/read-text';
import { headingsOf, readExactTracker, readTracker, type TrackerReading } from '@vetta/tables/read-tracker';
import { type Table, type TableRow, UnreadableTable } from '@vetta/tables/table';
import type { KeyedHash } from '../players/known-people.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { rememberedLayout } from './import-decisions.ts';
import { TrackerErrors } from './tracker-errors.ts';

/** What a file contains: the rows that can be taken, and the errors of the others. */
export interface TrackerFile {
  readonly rows: readonly ReadRow[];
  /** In the order of the lines. */
  readonly errors: readonly CellError[];
  /** The names of all lines that have one, even of those with an error elsewhere. */
  readonly names: readonly NamedRow[];
  /** The rows as the file has them, to be shown. */
  readonly sheetRows: readonly TableRow[];
  /** How it was read, without its people and rows. */
  readonly read: Omit<ImportRead, 'people' | 'rows' | 'unusual'>;
}

/** The source that fetched a sheet. */
export interface FetchedBy {
  readonly sourceId: string;
  /** Whether nothing was ever taken from it: then names that no player has become players. */
  readonly isFirst: boolean;
}

/** A file to be imported. */
export interface TrackerSource {
  /** What was decided for it. */
  readonly options: ImportOptions;
  /** Whether every name but a player's own becomes a new player, and nothing is asked. */
  readonly createsUnknown: boolean;
  /** Of a sheet that is fetched: whose rows nobody knows wait, and only what the sheet changed is taken. */
  readonly fetched?: FetchedBy | undefined;
  /** The heading of the column of names, for an error of a name. */
  readonly nameColumn: string;
  /** Finds the names of those who were made anonymous; undefined: they are not looked for. */
  readonly keyed: KeyedHash | undefined;
  /** `wrongDay` returns why a day is refused, or undefined. @throws TrackerErrors, UnreadableTable */
  read(surroundings: { today: Day; wrongDay: (day: Day) => RefusedDay | undefined }): TrackerFile;
}

/** A tracker file as CSV: its columns have their names, and unknown names are created. */
export const strictTracker = (csv: string, keyed?: KeyedHash): TrackerSource => ({
  options: {},
  createsUnknown: true,
  nameColumn: 'name',
  keyed,
  read(surroundings) {
    try {
      return toFile(readExactTracker(readText(csv), surroundings));
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      throw new TrackerErrors([{ line: 1, column: null, message: error.message }]);
    }
  },
});

export interface GivenTable {
  readonly table: Table;
  readonly fileName: string;
  readonly options: ImportOptions;
  /** See {@link TrackerSource}. */
  readonly fetched?: FetchedBy;
}

/** Any table, with what was decided for it; what was not is as for the last file with the same header. @throws UnreadableTable */
export async function anyTracker(
  db: Database,
  { table, fileName, options: given, fetched }: GivenTable,
  { today }: Now,
  keyed: KeyedHash,
): Promise<TrackerSource> {
  const remembered = await rememberedLayout(db, headingsOf(table, given, today));
  const isSheetThere = table.sheets.some(({ name }) => name === remembered?.sheet);
  const options: ImportOptions = {
    ...given,
    dateOrder: given.dateOrder ?? remembered?.dateOrder,
    sheet: given.sheet ?? (isSheetThere ? remembered?.sheet : undefined),
    columns: { ...remembered?.columns, ...given.columns },
  };
  return {
    options,
    createsUnknown: false,
    fetched,
    nameColumn: 'Nome',
    keyed,
    read: (surroundings) => toFile(readTracker(table, options, { ...surroundings, fileName })),
  };
}

const toFile = ({ rows, errors, names, sheetRows, ...read }: TrackerReading): TrackerFile => ({
  rows,
  errors,
  names,
  sheetRows,
  // The contract's answers are plain arrays.
  read: {
    ...read,
    sheets: [...read.sheets],
    header: read.header.map(({ samples, ...column }) => ({ ...column, samples: [...samples] })),
    leftOut: read.leftOut.slice(0, MOST_LEFT_OUT),
    unsure: read.unsure.map(({ choices, ...question }) => ({ ...question, choices: [...choices] })),
  },
});

/** The largest number of rows that a report says are left out. */
const MOST_LEFT_OUT = 10_000;
