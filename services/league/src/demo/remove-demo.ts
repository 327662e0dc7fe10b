import { lockStandings } from '../standings/lock.ts';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';

export async function hasDemo(db: Database): Promise<boolean> {
  return (await firstRow(db, 'select from players where is_demo limit 1')) !== undefined;
}

/**
 * Removes the demonstration office, and whether there was one. The days that were closed over it are forgotten too:
 * the real league begins with its own first entry.
 */
export async function removeDemo(trx: Transaction, moment: Moment): Promise<boolean> {
  await lockStandings(trx);
  if (!(await hasDemo(trx))) return false;
  await trx('players').where({ is_demo: true }).delete();
  for (const table of ['final_standings', 'final_months', 'last_positions', 'closed_days'])
    await trx(table).delete();
  await trx('prizes').where({ is_demo: true }).delete();
  await rebuildStandings(trx, moment);
  return true;
}
