import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ImportOptions, ImportReport } from './imports.ts';
import { DayNumbers } from './intake.ts';
import { resource } from './resource.ts';
import { Count, Day, Id, Instant, text, WithId } from './values.ts';

/** A time of day in Rome, `18:30`. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A sheet on another server that is fetched again and again. */
export const Source = z.object({
  id: Id,
  name: z.string(),
  /** Where it comes from: the host alone, since the rest of the address is a secret. */
  host: z.string(),
  everyMinutes: z.int(),
  /** The first and the last time of day at which it is fetched. */
  from: TimeOfDay,
  to: TimeOfDay,
  paused: z.boolean(),
  /** What was decided for this sheet; what was not is as it was decided for a file with the same header. */
  options: ImportOptions.omit({ day: true, people: true }),
});
export type Source = z.output<typeof Source>;

const Settings = z.object({
  name: text(1, 80),
  /** Of a CSV or a workbook. It is stored encrypted and never answered. */
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  everyMinutes: z.int().min(5).max(1_440),
  from: TimeOfDay,
  to: TimeOfDay,
  paused: z.boolean(),
  options: Source.shape.options,
});

export const NewSource = Settings.extend({
  everyMinutes: Settings.shape.everyMinutes.default(15),
  from: TimeOfDay.default('17:00'),
  to: TimeOfDay.default('23:45'),
  paused: z.boolean().default(false),
  options: Settings.shape.options.default({}),
});
export type NewSource = z.output<typeof NewSource>;

export const SourceChange = Settings.partial();
export type SourceChange = z.output<typeof SourceChange>;

/** Why nothing was taken: a sentence, and where in the sheet. */
export const SourceProblem = z.object({
  what: z.string(),
  /** The first 20 errors of the sheet by line. */
  lines: z.array(z.object({ line: z.int(), column: z.string().nullable(), message: z.string() })),
});
export type SourceProblem = z.output<typeof SourceProblem>;

/** A source and how it goes. */
export const SourceCard = Source.extend({
  /** When it was fetched last. */
  lastRunAt: Instant.nullable(),
  /** When it was last in order, and when it last brought something new. */
  lastGoodAt: Instant.nullable(),
  lastTakenAt: Instant.nullable(),
  /** Whose rows of the last sheet wait, and what must be decided; without the name of a person who was made anonymous. */
  waiting: z.array(
    z.object({ name: z.string().nullable(), line: z.int(), rows: Count, question: z.string() }),
  ),
  /** Null in good order. While there is one, the last good numbers stay. */
  problem: SourceProblem.extend({ since: Instant }).nullable(),
  /** When it is fetched next; null while it is paused. */
  nextRunAt: Instant.nullable(),
});
export type SourceCard = z.output<typeof SourceCard>;

/** What a run did, or would do. `unchanged`: there is nothing new, as if the sheet has the bytes that were taken last. */
export const SourceRun = z.object({
  outcome: z.enum(['taken', 'unchanged', 'problem']),
  problem: SourceProblem.nullable(),
  /** What was taken; of a dry run what would be, and how the sheet is read, also if there is a problem. Null without a sheet. */
  report: ImportReport.nullable(),
});
export type SourceRun = z.output<typeof SourceRun>;

export const sources = resource('/api/admin/sources', {
  row: Source,
  card: SourceCard,
  added: NewSource,
  changed: SourceChange,
  by: { id: Id },
  words: {
    list: 'The sheets that are fetched, by name, and how they go',
    add: ['Fonte aggiunta', 'Fetches a sheet regularly from now on'],
    change: [
      'Fonte modificata',
      'Changes what is fetched and when, or pauses it; a field that is left out stays',
    ],
    remove: ['Fonte eliminata', 'Fetches a sheet no more; what it brought stays'],
  },
});

export const runSource = endpoint('POST /api/admin/sources/{id}/run', {
  access: ['admin'],
  label: 'Foglio importato da una fonte',
  summary: 'Fetches a sheet now, and answers what that brought',
  params: WithId,
  replies: { 200: SourceRun },
});

/** Numbers of a sheet that were not taken, since others are stored than the source wrote. */
export const SheetDifference = z.object({
  sourceId: Id,
  source: z.string(),
  playerId: Id,
  name: z.string(),
  date: Day,
  /** What the sheet says. */
  sheet: DayNumbers.partial(),
  /** What is stored of it; a number that is not there was taken away. */
  stored: DayNumbers.partial(),
  /** Who changed the day last, and when; null if that is not known. */
  changed: z.object({ actor: z.string(), at: Instant }).nullable(),
});
export type SheetDifference = z.output<typeof SheetDifference>;

export const listSheetDifferences = endpoint('GET /api/admin/source-differences', {
  access: ['admin', 'entries', 'read'],
  summary: 'Numbers of sheets that wait, since others are stored than the source wrote: of a day, or of all',
  query: z.object({ date: Day.optional() }),
  replies: { 200: z.array(SheetDifference) },
});

export const KeptNumbers = z.object({ playerId: Id, date: Day, keep: z.enum(['sheet', 'stored']) });
export type KeptNumbers = z.output<typeof KeptNumbers>;

export const keepNumbers = endpoint('POST /api/admin/sources/{id}/keep', {
  access: ['admin'],
  label: 'Numeri di un foglio decisi',
  summary: 'Keeps the numbers of the sheet or the stored ones, until the sheet says something else',
  params: WithId,
  body: KeptNumbers,
  replies: { 204: null },
});

export const takeSheet = endpoint('POST /api/admin/sources/{id}/sheet', {
  access: ['admin'],
  label: 'Foglio importato da una fonte',
  summary:
    'Fetches a sheet now and takes it as an admin says: `options` are those of an import, and hold for its next runs once it is taken; with dryRun=true only says how it is read and what it would bring',
  params: WithId,
  query: z.object({ dryRun: z.enum(['true', 'false']).default('false') }),
  body: z.object({ options: ImportOptions }),
  replies: { 200: SourceRun },
});
