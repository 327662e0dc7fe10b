import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Csv, Day, Month } from './values.ts';

/** The separator between cells: a comma, or the semicolon that an Italian spreadsheet expects. */
export const Separator = z.enum(['comma', 'semicolon']);
export type Separator = z.output<typeof Separator>;

const Selection = z.object({ month: Month.optional(), separator: Separator.default('comma') });
const headers = { 'Content-Disposition': 'A file to be saved, with its name' };

export const exportEntries = endpoint({
  method: 'GET',
  path: '/api/admin/exports/entries.csv',
  access: 'admin',
  summary:
    'The entries of a month, from a day to a day, or all, as a tracker that can be imported again; a month and days together mean what is in both',
  query: Selection.extend({ from: Day.optional(), to: Day.optional() }),
  replies: { 200: Csv },
  headers,
});

export const exportStandings = endpoint({
  method: 'GET',
  path: '/api/admin/exports/standings.csv',
  access: 'admin',
  summary: 'The standings of a month, the current one unless said, as a table',
  query: Selection,
  replies: { 200: Csv },
  headers,
});
