import type { ImportOptions, ImportRead } from '@vetta/contract/imports';
import type { Day } from '@vetta/contract/values';
import type { ReadRow, RefusedDay } from '@vetta/tables/read-rows';
import { headingsOf, readTracker, type TrackerReading } from '@vetta/tables/read-tracker';
import type { Table, TableRow } from '@vetta/tables/table';
import type { KeyedHash } from '../players/known-people.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { rememberedLayout } from './import-decisions.ts';
import { type LineError, readTracker as readStrictTracker, TRACKER_COLUMNS } from './read-tracker.ts';

/** What a file contains: the rows that can be taken, and the errors of the others. */
export interface TrackerFile {
  readonly rows: readonly ReadRow[];
  /** In the order of the lines. */
  readonly errors: readonly LineError[];
  /** The names of all lines that have one, even of those with an error elsewhere. */
  readonly names: readonly Pick<ReadRow, 'line' | 'name'>[];
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
  read(wrongDay: (day: Day) => RefusedDay | undefined): TrackerFile;
}

/** A tracker file as CSV: its columns have their names, and unknown names are created. */
export const strictTracker = (csv: string, keyed?: KeyedHash): TrackerSource => ({
  options: {},
  createsUnknown: true,
  nameColumn: 'name',
  keyed,
  read(wrongDay) {
    const { lines, errors, names } = readStrictTracker(csv, wrongDay);
    return {
      rows: lines.map(({ line, name, date, ...numbers }) => ({ line, name, date, numbers })),
      errors,
      names,
      sheetRows: [],
      read: {
        format: 'csv',
        sheet: null,
        sheets: [],
        headerLine: 1,
        header: TRACKER_COLUMNS.map((column) => ({ heading: column, field: column, samples: [] })),
        day: null,
        dateOrder: null,
        leftOut: [],
        unsure: [],
      },
    };
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
    read(wrongDay) {
      const { rows, errors, names, sheetRows, ...read } = readTracker(table, options, {
        today,
        fileName,
        wrongDay,
      });
      return { rows, errors, names, sheetRows, read: copied(read) };
    },
  };
}

/** The contract's answers are plain arrays. */
const copied = ({
  sheets,
  header,
  leftOut,
  unsure,
  ...read
}: Omit<TrackerReading, 'rows' | 'errors' | 'names' | 'sheetRows'>): TrackerFile['read'] => ({
  ...read,
  sheets: [...sheets],
  header: header.map(({ samples, ...column }) => ({ ...column, samples: [...samples] })),
  leftOut: leftOut.slice(0, MOST_LEFT_OUT),
  unsure: unsure.map(({ choices, ...question }) => ({ ...question, choices: [...choices] })),
});

/** The largest number of rows that a report says are left out. */
const MOST_LEFT_OUT = 10_000;
