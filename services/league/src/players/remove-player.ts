import { randomUUID } from 'node:crypto';
import type { Player } from '@vetta/contract/players';
import { traced } from '../audit/trace.ts';
import { tablesOfPlayers } from '../audit/traced-tables.ts';
import type { Removed } from '../change.ts';
import { noteChange } from '../standings/keep-sums.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Moment } from '../time/moment.ts';
import { requirePlayer } from './player-row.ts';

/** Removes a player with entries, awards and hand edits; the rows of final months stay. */
export async function removePlayer(
  trx: LockedTransaction,
  id: string,
  moment: Moment,
): Promise<Removed<Player>> {
  const before = await requirePlayer(trx, id, moment);
  const trace = randomUUID();
  // One by one, though a player takes all of it along: an undo brings back what the trace kept.
  for (const table of tablesOfPlayers) {
    await traced(trx, { trace, table }, `delete from ${table} where player_id = :id`, { id });
  }
  await traced(trx, { trace, table: 'players' }, 'delete from players where id = :id', { id });
  await noteChange(trx, moment);
  return { before, after: null, trace };
}
