import type { Separator } from '@vetta/contract/exports';
import type { Month } from '@vetta/contract/values';
import { TRACKER_COLUMNS } from '../imports/read-tracker.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
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

/** Returns the entries of a month, or all, as the text of a tracker file, in pieces. */
export const exportEntries = (
  db: Database,
  { month, separator }: { month?: Month | undefined; separator: Separator },
): AsyncGenerator<string> => writeTable(TRACKER_COLUMNS, separator, entriesInBatches(db, month));

async function* entriesInBatches(db: Database, month: Month | undefined): AsyncGenerator<Line[]> {
  // One snapshot of the database, however long the reader takes.
  const trx = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
  try {
    // A reader that stops reading must not hold the connection.
    await trx.raw("set local idle_in_transaction_session_timeout = '30s'");
    await trx.raw(
      `declare lines no scroll cursor for
      select p.name, e.date, e.rings, e.appt_set as "apptSet", e.appt_done as "apptDone", e.alignment
      from entries e join players p on p.id = e.player_id
      where e.date between :first and :last
      order by e.date, p.name collate "it-x-icu", p.id`,
      month === undefined
        ? { first: '-infinity', last: 'infinity' }
        : { first: firstDay(month), last: lastDay(month) },
    );
    for (;;) {
      const batch = await rows<Line>(trx, `fetch ${BATCH} from lines`);
      if (batch.length === 0) return;
      yield batch;
    }
  } finally {
    // If the connection is lost, so is the transaction.
    await trx.rollback().catch(() => {});
  }
}
