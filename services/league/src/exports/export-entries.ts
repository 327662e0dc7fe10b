import type { Separator } from '@vetta/contract/exports';
import { FIELD_LABELS, TRACKER_COLUMNS } from '@vetta/contract/tracker-fields';
import type { Day, Month } from '@vetta/contract/values';
import { type WorkbookColumn, writeWorkbook } from '@vetta/tables/write-workbook';
import type pg from 'pg';
import type { Database } from '../store/database.ts';
import { firstDay, lastDay } from '../time/rome.ts';
import { writeTable } from './write-table.ts';

interface Line {
  name: string;
  date: string;
  rings: number;
  apptSet: number;
  apptDone: number;
  alignment: boolean;
}

/** Rows in memory at once: about 100 kB of text. */
const BATCH = 2_000;

/** Which entries an export has: those that are in the month, and from the first to the last day. All if nothing is said. */
interface Period {
  readonly month?: Month | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

const COLUMNS = TRACKER_COLUMNS.map(workbookColumn);

/**
 * Returns the entries of a period as the text of a tracker file, in pieces. `signal` ends the connection at once:
 * one to a frozen server would be missing from the pool for as long as the server is frozen.
 */
export const exportEntries = (
  db: Database,
  { separator, ...period }: Period & { readonly separator: Separator },
  signal: AbortSignal,
): AsyncGenerator<string> => writeTable(COLUMNS, separator, entriesInBatches(db, period, signal));

/** A tracker's column as the screens call it, which an import understands. */
function workbookColumn(key: (typeof TRACKER_COLUMNS)[number]): WorkbookColumn<typeof key> {
  const heading = FIELD_LABELS[key];
  switch (key) {
    case 'name':
      return { key, heading, width: 30 };
    case 'date':
      return { key, heading, kind: 'day' };
    case 'alignment':
      return { key, heading };
    default:
      return { key, heading, kind: 'number' };
  }
}

/** {@link exportEntries} as a workbook. */
export const exportEntriesWorkbook = (
  db: Database,
  period: Period,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> =>
  writeWorkbook({ name: 'Numeri', columns: COLUMNS }, entriesInBatches(db, period, signal));

async function* entriesInBatches(
  db: Database,
  { month, from = '-infinity', to = 'infinity' }: Period,
  signal: AbortSignal,
): AsyncGenerator<Line[]> {
  const connection: pg.Client = await db.client.acquireConnection();
  // With a query under way, end() closes the socket without waiting for the server.
  const cut = () => connection.end().catch(() => {});
  signal.addEventListener('abort', cut);
  // Not Knex's transaction: its rollback waits five seconds for a connection that is lost.
  const run = (sql: string, bindings = {}) => db.raw(sql, bindings).connection(connection);
  try {
    signal.throwIfAborted();
    // One snapshot of the database, however long the reader takes.
    await run('begin isolation level repeatable read, read only');
    // A reader that stops reading must not hold the connection.
    await run("set local idle_in_transaction_session_timeout = '30s'");
    await run(
      `declare lines no scroll cursor for
      select p.name, e.date, e.rings, e.appt_set as "apptSet", e.appt_done as "apptDone", e.alignment
      from entries e join players p on p.id = e.player_id
      where e.date between cast(:first as date) and :last and e.date between cast(:from as date) and :to
      order by e.date, p.name collate "it-x-icu", p.id`,
      month === undefined
        ? { first: '-infinity', last: 'infinity', from, to }
        : { first: firstDay(month), last: lastDay(month), from, to },
    );
    for (;;) {
      const { rows }: { rows: Line[] } = await run(`fetch ${BATCH} from lines`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    // If the connection is lost, so is the transaction.
    await run('rollback').catch(() => {});
    signal.removeEventListener('abort', cut);
    await db.client.releaseConnection(connection);
  }
}
