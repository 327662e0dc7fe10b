import { tableName } from '@vetta/contract/exported-table';
import * as calls from '@vetta/contract/exports';
import { exportChallenge } from '@vetta/league/exports/export-challenge';
import { exportEntries, exportEntriesWorkbook } from '@vetta/league/exports/export-entries';
import { exportPerson } from '@vetta/league/exports/export-person';
import { exportStandings, exportStandingsWorkbook } from '@vetta/league/exports/export-standings';
import type { Now } from '@vetta/league/time/now';
import { monthOf } from '@vetta/league/time/rome';
import { serveTable } from '../serve/serve-table.ts';

const standingsOf = ({ month }: { readonly month?: string | undefined }, now: Now) => [
  month ?? monthOf(now.today),
];

export const exportRoutes = [
  serveTable(calls.exportEntries, ({ query }, { db, signal }) => ({
    name: tableName('entries', query.separator, [query.month, query.from, query.to]),
    pieces: exportEntries(db, query, signal),
  })),
  serveTable(calls.exportEntriesWorkbook, ({ query }, { db, signal }) => ({
    name: tableName('entries', 'workbook', [query.month, query.from, query.to]),
    pieces: exportEntriesWorkbook(db, query, signal),
  })),
  serveTable(calls.exportStandings, ({ query }, { db, now }) => ({
    name: tableName('standings', query.separator, standingsOf(query, now)),
    pieces: exportStandings(db, query, now),
  })),
  serveTable(calls.exportStandingsWorkbook, ({ query }, { db, now }) => ({
    name: tableName('standings', 'workbook', standingsOf(query, now)),
    pieces: exportStandingsWorkbook(db, query.month, now),
  })),
  serveTable(calls.exportChallenge, ({ params: { id }, query: { separator } }, { db, now }) => ({
    name: tableName('challenge', separator, [id]),
    pieces: exportChallenge(db, id, separator, now),
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
