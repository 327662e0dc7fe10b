import type { Player } from '@vetta/contract/players';
import type { Removed } from '../change.ts';
import { lockStandings } from '../standings/lock.ts';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { requirePlayer } from './player-row.ts';

/** Removes a player with entries, awards and hand edits; the rows of final months stay. */
export async function removePlayer(trx: Transaction, id: string, moment: Moment): Promise<Removed<Player>> {
  await lockStandings(trx);
  const before = await requirePlayer(trx, id);
  await trx('players').where({ id }).delete();
  await rebuildStandings(trx, moment);
  return { before, after: null };
}
