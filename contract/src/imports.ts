import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Entry } from './entries.ts';
import { Count, Csv, Day, Month } from './values.ts';

/** The largest table, in MB: about 130 000 lines of a tracker. */
export const MAX_TABLE_MB = 5;
export const MAX_TABLE_BYTES = MAX_TABLE_MB * 1024 * 1024;

const Numbers = Entry.pick({ rings: true, apptSet: true, apptDone: true, alignment: true });

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
  /** Whether the demonstration office is removed first. */
  demoRemoved: z.boolean(),
  /** The errors of the file by line, counted from 1. Empty if the file can be imported. */
  errors: z.array(z.object({ line: Count, column: z.string().nullable(), message: z.string() })),
});
export type ImportReport = z.output<typeof ImportReport>;

export const importTracker = endpoint({
  method: 'POST',
  path: '/api/admin/imports',
  access: 'admin',
  summary:
    'Imports a tracker file (name,date,rings,apptSet,apptDone,alignment), all or nothing; with dryRun=true only says what it would do; lines before the first day of a league that has begun need openMonths=true',
  query: z.object({
    dryRun: z.enum(['true', 'false']).default('false'),
    openMonths: z.enum(['true', 'false']).default('false'),
  }),
  body: Csv,
  replies: { 200: ImportReport },
});
