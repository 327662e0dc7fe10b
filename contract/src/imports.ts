import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Entry } from './entries.ts';
import { PeopleChoices, PersonChoice } from './people-choices.ts';
import { TRACKER_FIELDS } from './tracker-fields.ts';
import { Undecided, Unsure } from './unsure.ts';
import { Count, Csv, Day, Id, Month } from './values.ts';

/** The largest table, in MB: about 130 000 lines of a tracker. */
export const MAX_TABLE_MB = 5;
export const MAX_TABLE_BYTES = MAX_TABLE_MB * 1024 * 1024;
/** How many rows a file of a key of numbers may have: a hundred people's month. Each takes the api's only thread a moment. */
export const MOST_ROWS_OF_KEY = 3_100;
/** How many new people such a key may bring in a day. */
export const MOST_NEWCOMERS_A_DAY = 300;

const Numbers = Entry.pick({ rings: true, apptSet: true, apptDone: true, alignment: true });

const TrackerField = z.enum(TRACKER_FIELDS);
const DateOrder = z.enum(['dayFirst', 'monthFirst']);

/** What an admin decided for a file. What is left out is found in the file, is as it was for the same header before, or is asked. */
export const ImportOptions = z.object({
  /** The sheet of a workbook. */
  sheet: z.string().max(500).optional(),
  /** The day of all rows of a file without a column of days. */
  day: Day.optional(),
  dateOrder: DateOrder.optional(),
  /** Whether people who have numbers beside a word for an absence were away, or their numbers count. */
  absences: z.enum(['absent', 'numbers']).optional(),
  /** Which column is what: by its heading, by its place from 0, or null for what the file does not have. */
  columns: z
    .partialRecord(TrackerField, z.union([z.string().max(1_000), z.int().min(0).max(199), z.null()]))
    .optional(),
  /** By the name as the file has it. */
  people: PeopleChoices.optional(),
});
export type ImportOptions = z.output<typeof ImportOptions>;

/** A name of the file, and how it was matched with the players. */
const PersonInFile = z.object({
  name: z.string(),
  rows: Count,
  how: z.enum(['same', 'swapped', 'near', 'archived', 'removed', 'forgotten', 'new']),
  /** The player whose rows they are; null for a new one, and while that must be decided. */
  playerId: Id.nullable(),
  /** Who it may be, if that must be decided. */
  candidates: z.array(z.object({ id: Id, name: z.string(), archivedOn: Day.nullable() })),
  /** What was decided, now or for an earlier file. */
  choice: PersonChoice.nullable(),
});

/** How a file was read. */
export const ImportRead = z.object({
  format: z.enum(['csv', 'tsv', 'xlsx', 'ods']),
  /** The sheet that was read; null for a text. */
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  /** The row of the header; null if there is none. */
  headerLine: Count.nullable(),
  /** The columns in their order; `field` is null for one that is not used. */
  header: z.array(
    z.object({ heading: z.string(), field: TrackerField.nullable(), samples: z.array(z.string()) }),
  ),
  /** The day of all rows; null if the rows have their own, or if it must be decided. */
  day: Day.nullable(),
  /** Null if no day leaves the order open. */
  dateOrder: DateOrder.nullable(),
  /** The sheet as it is below its header: its first rows, and the first rows with an error. Long cells are cut. */
  rows: z.array(z.object({ line: Count, cells: z.array(z.string()) })),
  /** The first 10 000 rows, and the columns, that are not taken. */
  leftOut: z.array(z.object({ line: Count, why: z.string() })),
  people: z.array(PersonInFile),
  /** The first 100 numbers that are probably mistyped, as the grid warns of them. They are imported all the same. */
  unusual: z
    .array(z.object({ line: Count, name: z.string(), value: Count, message: z.string() }))
    .default([]),
  unsure: z.array(Unsure),
});
export type ImportRead = z.output<typeof ImportRead>;

/** What a sheet that is fetched brought beside the numbers that were taken. */
export const SheetChanges = z.object({
  /** The people whose rows wait. */
  waiting: z.array(z.string()),
  /** How many numbers wait: another one is stored than the source wrote. */
  asked: Count,
  /** The rows that are no longer in the sheet: their entries stay. Each is told once. */
  vanished: z.array(z.object({ name: z.string(), date: Day })),
});
export type SheetChanges = z.output<typeof SheetChanges>;

/** What an import of a tracker file changed, or would change. */
export const ImportReport = z.object({
  /** The unknown names in the file. Each becomes a player. */
  newPlayers: z.array(z.string()),
  entries: z.object({ created: Count, replaced: Count, unchanged: Count }),
  /** The first 100 of the days whose numbers are replaced, with their lines in the file. */
  replacements: z.array(
    z.object({ line: Count, name: z.string(), date: Day, before: Numbers, after: Numbers }),
  ),
  /** The months before the league's first day for which the file has lines. */
  opensMonths: z.array(Month),
  /** With openMonths=skip: how many lines are left out, and the months that they are of. */
  skipped: z.object({ lines: Count, months: z.array(Month) }).optional(),
  /** Whether the demonstration office is removed first. */
  demoRemoved: z.boolean(),
  /**
   * The errors of the file by line, counted from 1. Empty if the file can be imported. `opensMonth` is there where nothing but
   * openMonths=true is needed for the day.
   */
  errors: z.array(
    z.object({
      line: Count,
      column: z.string().nullable(),
      message: z.string(),
      opensMonth: z.literal(true).optional(),
    }),
  ),
  /** How the file was read. Of a CSV body only if it has a name that is like a player's, which it creates all the same. */
  read: ImportRead.optional(),
  /** Of a sheet that is fetched. */
  sheet: SheetChanges.optional(),
});
export type ImportReport = z.output<typeof ImportReport>;

/** The body of a 409 of an import: what must be decided first. */
export const UndecidedImport = Undecided.extend({ read: ImportRead });

const Options = z
  .string()
  .max(1024 * 1024)
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'non è JSON valido' });
      return z.NEVER;
    }
  })
  .pipe(ImportOptions);

export const importTracker = endpoint('POST /api/admin/imports', {
  access: ['admin', 'entries'],
  label: 'File importato',
  summary:
    'Imports daily numbers, all or nothing: a tracker file as CSV (name,date,rings,apptSet,apptDone,alignment), or any table in a form, with what was decided for it as JSON (ImportOptions); with dryRun=true only says what it would do; lines before the first day of a league that has begun need openMonths=true, or are left out by openMonths=skip; 409 says what must be decided first',
  query: z.object({
    dryRun: z.enum(['true', 'false']).default('false'),
    openMonths: z.enum(['true', 'false', 'skip']).default('false'),
  }),
  body: Csv,
  form: z.object({ file: z.file(), options: Options.optional() }),
  replies: { 200: ImportReport },
  conflict: UndecidedImport,
});
