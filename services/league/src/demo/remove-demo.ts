import { commitMonth } from '../draws/commitments.ts';
import { keepSumsOfOpenMonths, noteChange } from '../standings/keep-sums.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';

export async function hasDemo(db: Database): Promise<boolean> {
  return (await firstRow(db, 'select from players where is_demo limit 1')) !== undefined;
}

/**
 * Removes the demonstration office, and whether there was one. The days that were closed over it and the draws among it
 * are forgotten too: the real league begins with its own first entry, and with a secret of its own. Where somebody real
 * has played a final month already, what was closed and drawn is that league's, and stays.
 */
export async function removeDemo(trx: LockedTransaction, now: Now): Promise<boolean> {
  if (!(await hasDemo(trx))) return false;
  const isReal = await hasRealHistory(trx);
  await trx('players').where({ is_demo: true }).delete();
  await trx('prizes').where({ is_demo: true }).delete();
  if (!isReal) await forgetHistory(trx, now);
  // Months that were final are open again.
  await keepSumsOfOpenMonths(trx, now);
  await noteChange(trx, now);
  return true;
}

const hasRealHistory = async (trx: Transaction): Promise<boolean> =>
  (await firstRow(
    trx,
    `select from final_standings s join players p on p.id = s.player_id
    where not p.is_demo and (s.days > 0 or (s.score, s.bonus, s.total) <> (0, 0, 0)) limit 1`,
  )) !== undefined;

async function forgetHistory(trx: Transaction, now: Now): Promise<void> {
  for (const table of [
    'final_standings',
    'final_month_rebuilds',
    'final_months',
    'last_positions',
    'closed_days',
  ])
    await trx(table).delete();
  // In one statement: draws and commitments refer to each other.
  await trx.raw('with drawn as (delete from draws) delete from draw_commitments');
  await commitMonth(trx, monthOf(now.today), now);
}
