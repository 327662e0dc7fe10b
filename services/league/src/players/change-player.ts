import type { Player, PlayerChange } from '@vetta/contract/players';
import type { Replaced } from '../change.ts';
import { lockStandings } from '../standings/lock.ts';
import { ensureCurrentStandings, rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { adjustByHand } from './adjust.ts';
import { requirePlayer } from './player-row.ts';

/** Changes a player. What is left out stays; a touched number becomes a hand edit. */
export async function changePlayer(
  trx: Transaction,
  id: string,
  change: PlayerChange,
  moment: Moment,
): Promise<Replaced<Player>> {
  await lockStandings(trx);
  // The typed numbers are compared with this month's, not with those of a month that is over.
  await ensureCurrentStandings(trx, moment);
  const before = await requirePlayer(trx, id);
  await trx('players')
    .where({ id })
    .update({
      name: change.name ?? before.name,
      joined_on: change.joinedOn ?? before.joinedOn,
      updated_at: moment.now.toString(),
    });
  await adjustByHand(trx, id, before, change, moment);
  await rebuildStandings(trx, moment);
  return { before, after: await requirePlayer(trx, id) };
}
