import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PeopleChoices } from './people-choices.ts';
import { tagged } from './row-tag.ts';
import { Count, Day, Id, WithId } from './values.ts';

/** A day's calls. The bound of 10 000 is far above what a person can dial in a day. */
export const Rings = z.int().min(0).max(10_000);
/** A day's appointments, set or done. */
export const Appointments = z.int().min(0).max(1_000);

export const NewEntry = z.object({
  playerId: Id,
  date: Day,
  rings: Rings,
  apptSet: Appointments.default(0),
  apptDone: Appointments.default(0),
  alignment: z.boolean().default(false),
  /** The player was away: the day is recorded without numbers. Beside a number it has no effect. */
  absent: z.boolean().optional(),
});
export type NewEntry = z.output<typeof NewEntry>;

/** Where a number comes from: a person or a file, a sheet that is fetched, or the events of a source, which it then follows. */
export const Origin = z.enum(['typed', 'fetched', 'counted']);
export type Origin = z.output<typeof Origin>;

/** One player's numbers of one day. */
export const Entry = z.object({
  id: Id,
  playerId: Id,
  date: Day,
  rings: Rings,
  apptSet: Appointments,
  apptDone: Appointments,
  alignment: z.boolean(),
  /** Of a day on which the player was away; else left out. */
  absent: z.literal(true).optional(),
  /**
   * Where each number comes from, unless all were typed; one that is left out was written by nobody and is counted by no source,
   * so that its 0 is none.
   */
  origins: z
    .object({ rings: Origin, apptSet: Origin, apptDone: Origin, alignment: Origin })
    .partial()
    .optional(),
});
export type Entry = z.output<typeof Entry>;

/** A number of an entry. */
export type EntryField = keyof NonNullable<Entry['origins']>;

/** Returns where a number of an entry comes from; undefined if nobody wrote it and no source counts it. */
export const originOf = ({ origins, absent }: Entry, field: EntryField): Origin | undefined =>
  absent ? undefined : origins === undefined ? 'typed' : origins[field];

/**
 * Whether nobody needs to be asked for a day's numbers: somebody wrote some, or that the player was away, or sources count all of
 * them. Nobody being at the alignment is no number to ask for.
 */
export const isRecorded = (entry: Entry | undefined): boolean => {
  if (entry === undefined) return false;
  const { origins } = entry;
  if (origins === undefined || Object.values(origins).some((origin) => origin !== 'counted')) return true;
  return [origins.rings, origins.apptSet, origins.apptDone].every((origin) => origin !== undefined);
};

export const listEntries = endpoint('GET /api/admin/entries', {
  access: ['admin', 'entries', 'read'],
  summary: 'The entries of a day',
  query: z.object({ date: Day }),
  replies: { 200: z.array(tagged(Entry)) },
});

export const recordEntry = endpoint('POST /api/admin/entries', {
  access: ['admin', 'entries'],
  label: 'Entry registrata',
  summary: "Records a player's day; 200 instead of 201 where it replaces that day's numbers",
  body: NewEntry,
  replies: { 200: tagged(Entry), 201: tagged(Entry) },
  errors: [404],
});

/** What is written of a player's day: a number that is left out stays as it is, and is none yet in a new entry. */
export const DayRow = z
  .object({
    playerId: Id,
    /** Null takes a number that was written away: the counted one stands again, if there is one. */
    rings: Rings.nullable().optional(),
    apptSet: Appointments.nullable().optional(),
    apptDone: Appointments.nullable().optional(),
    alignment: z.boolean().nullable().optional(),
    absent: NewEntry.shape.absent,
    /**
     * The `rowTag` of the entry that the row is meant to replace; null if there must be none. If one row's no longer holds, no
     * row is recorded, and the answer is 412. A row without it replaces what is there.
     */
    rowTag: z.string().max(100).nullable().optional(),
  })
  .refine(
    ({ rings, apptSet, apptDone, alignment, absent }) =>
      absent === true || [rings, apptSet, apptDone, alignment].some((number) => number !== undefined),
    'serve almeno un numero',
  );
export type DayRow = z.output<typeof DayRow>;

/** The numbers of one day, a row for each player. */
export const NewDay = z.object({
  date: Day,
  entries: z.array(DayRow).min(1).max(1_000),
  /** Whom names of a pasted table mean, remembered for the next one. */
  people: PeopleChoices.optional(),
});
export type NewDay = z.output<typeof NewDay>;

/** What is usual for a player: the medians of the days with calls among the last 28 days. */
export const UsualNumbers = z.object({
  playerId: Id,
  /** How many days the medians are of. */
  days: Count,
  rings: z.number().min(0),
  apptSet: z.number().min(0),
  apptDone: z.number().min(0),
});
export type UsualNumbers = z.output<typeof UsualNumbers>;

export const listUsualNumbers = endpoint('GET /api/admin/entries/usual', {
  access: ['admin', 'entries', 'read'],
  summary:
    'What is usual for each player before a day, to notice a mistyped number: medians of the 28 days before it',
  query: z.object({ date: Day }),
  replies: { 200: z.array(UsualNumbers) },
});

/** Who wrote a player's day last. */
const EntryAuthor = z.object({ playerId: Id, by: z.string() });

export const listEntryAuthors = endpoint('GET /api/admin/entry-authors', {
  access: ['admin', 'entries', 'read'],
  summary: 'Who wrote each entry of a day last, where they gave a name',
  query: z.object({ date: Day }),
  replies: { 200: z.array(EntryAuthor) },
});

/** What happened to a row: a new day, a day with other numbers, with the same ones, or with none left. */
export const EntryOutcome = z.enum(['created', 'replaced', 'unchanged', 'removed']);
export type EntryOutcome = z.output<typeof EntryOutcome>;

/** The result of each row with its tag, in the order of the request; null for a removed one. `row` counts from 0, as in `issues`. */
const RecordedDay = z.object({
  date: Day,
  rows: z.array(z.object({ row: Count, outcome: EntryOutcome, entry: tagged(Entry).nullable() })),
});
export type RecordedDay = z.output<typeof RecordedDay>;

/** What a 412 of a whole day answers as `current`: the rows that are not as they were read. `entry` is null if it is gone. */
export const ChangedRow = z.object({ row: Count, playerId: Id, entry: tagged(Entry).nullable() });
export type ChangedRow = z.output<typeof ChangedRow>;

export const recordEntries = endpoint('POST /api/admin/entries/bulk', {
  access: ['admin', 'entries'],
  label: 'Giornata registrata',
  summary:
    'Records one day of many players, all or nothing: each number that is given, and none of those that are left out',
  body: NewDay,
  replies: { 200: RecordedDay },
  errors: [412],
});

export const removeEntry = endpoint('DELETE /api/admin/entries/{id}', {
  access: ['admin', 'entries'],
  label: 'Entry eliminata',
  summary: "Removes a player's day",
  params: WithId,
  replies: { 204: null },
});
