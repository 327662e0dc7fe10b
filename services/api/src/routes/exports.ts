import * as calls from '@vetta/contract/exports';
import { exportEntries, exportEntriesWorkbook } from '@vetta/league/exports/export-entries';
import { exportPerson } from '@vetta/league/exports/export-person';
import { exportStandings, exportStandingsWorkbook } from '@vetta/league/exports/export-standings';
import type { Now } from '@vetta/league/time/now';
import { monthOf } from '@vetta/league/time/rome';
import { serveTable } from '../serve/serve-table.ts';

interface Period {
  readonly month?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const entriesName = ({ month, from, to }: Period): string =>
  ['vetta-entries', month, from, to].filter(Boolean).join('-');
const standingsName = ({ month }: Period, now: Now): string =>
  `vetta-standings-${month ?? monthOf(now.today)}`;

export const exportRoutes = [
  serveTable(calls.exportEntries, ({ query }, { db, signal }) => ({
    name: `${entriesName(query)}.csv`,
    pieces: exportEntries(db, query, signal),
  })),
  serveTable(calls.exportEntriesWorkbook, ({ query }, { db, signal }) => ({
    name: `${entriesName(query)}.xlsx`,
    pieces: exportEntriesWorkbook(db, query, signal),
  })),
  serveTable(calls.exportStandings, ({ query }, { db, now }) => ({
    name: `${standingsName(query, now)}.csv`,
    pieces: exportStandings(db, query, now),
  })),
  serveTable(calls.exportStandingsWorkbook, ({ query }, { db, now }) => ({
    name: `${standingsName(query, now)}.xlsx`,
    pieces: exportStandingsWorkbook(db, query.month, now),
  })),
  serveTable(calls.exportPerson, ({ params: { id } }, { db, now }) => ({
    // Not the name: who is made anonymous later must not stay in the audit by it.
    name: `vetta-dati-${id}.json`,
    pieces: inOnePiece(async () => JSON.stringify(await exportPerson(db, id, now), null, 1)),
    playerId: id,
  })),
];

async function* inOnePiece(text: () => Promise<string>): AsyncGenerator<string> {
  yield await text();
}
