import * as calls from '@vetta/contract/exports';
import { exportEntries } from '@vetta/league/exports/export-entries';
import { exportStandings } from '@vetta/league/exports/export-standings';
import { monthOf } from '@vetta/league/time/rome';
import { serveTable } from '../serve/serve-table.ts';

export const exportRoutes = [
  serveTable(calls.exportEntries, ({ query }, { db, signal }) => ({
    name: `${['vetta-entries', query.month, query.from, query.to].filter(Boolean).join('-')}.csv`,
    pieces: exportEntries(db, query, signal),
  })),
  serveTable(calls.exportStandings, ({ query }, { db, now }) => ({
    name: `vetta-standings-${query.month ?? monthOf(now.today)}.csv`,
    pieces: exportStandings(db, query, now),
  })),
];
