import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Csv, Day, Id, Instant, Month, WithId } from './values.ts';

/** The separator between cells: a comma, or the semicolon that an Italian spreadsheet expects. */
export const Separator = z.enum(['comma', 'semicolon']);
export type Separator = z.output<typeof Separator>;

const OfMonth = z.object({ month: Month.optional() });
const Selection = OfMonth.extend({ separator: Separator.default('comma') });
const Days = { from: Day.optional(), to: Day.optional() };

/** A workbook that Excel, LibreOffice and Google Sheets open. */
const Workbook = z
  .file()
  .meta({ contentMediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });

/** What each file of the league has in common. */
const download = {
  access: ['admin', 'read'],
  headers: { 'Content-Disposition': 'A file to be saved, with its name' },
} as const;

export const exportEntries = endpoint('GET /api/admin/exports/entries.csv', {
  ...download,
  label: 'Entry esportate',
  summary:
    'The entries of a month, from a day to a day, or all, as a tracker that can be imported again; a month and days together mean what is in both',
  query: Selection.extend(Days),
  replies: { 200: Csv },
});

export const exportStandings = endpoint('GET /api/admin/exports/standings.csv', {
  ...download,
  label: 'Classifica esportata',
  summary: 'The standings of a month, the current one unless said, as a table',
  query: Selection,
  replies: { 200: Csv },
});

export const exportEntriesWorkbook = endpoint('GET /api/admin/exports/entries.xlsx', {
  ...download,
  label: 'Entry esportate',
  summary: 'The same entries as a workbook, which can be imported again too',
  query: OfMonth.extend(Days),
  replies: { 200: Workbook },
});

export const exportStandingsWorkbook = endpoint('GET /api/admin/exports/standings.xlsx', {
  ...download,
  label: 'Classifica esportata',
  summary: 'The standings of a month, the current one unless said, as a workbook',
  query: OfMonth,
  replies: { 200: Workbook },
});

export const exportChallenge = endpoint('GET /api/admin/exports/challenges/{id}/sides.csv', {
  ...download,
  label: 'Sfida esportata',
  summary:
    'The sides of a sfida as a table: place, name, how many people count, sum or mean, day of the target',
  params: WithId,
  query: Selection.pick({ separator: true }),
  replies: { 200: Csv },
  errors: [404],
});

/** Everything that is stored about a person. */
export const PersonalData = z.object({
  exportedAt: Instant,
  id: Id,
  /** Every name that the person has or had. */
  names: z.array(z.string()),
  /** By table: the rows about the person, with the columns of the database. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  draws: z.array(
    z.object({
      month: Day,
      prizeTitle: z.string(),
      drawnAt: Instant,
      /** The person as the draw's list has them. */
      participant: z.unknown(),
      won: z.boolean(),
    }),
  ),
  changes: z.array(
    z.object({
      at: Instant,
      actor: z.string(),
      action: z.string(),
      /** Then `before` and `after` are null: they would say something of others. */
      isAboutOthersToo: z.boolean(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
});
export type PersonalData = z.output<typeof PersonalData>;

export const exportPerson = endpoint('GET /api/admin/exports/players/{id}', {
  ...download,
  access: ['admin'],
  label: 'Dati di una persona esportati',
  summary:
    'Everything that is stored about a person («i miei dati»), as JSON: their rows in every table, their draws, and the changes about them; also of one who left or was removed',
  params: WithId,
  replies: { 200: PersonalData },
});
