import type { Player, PlayerChange } from '@vetta/contract/players';
import type { Replaced } from '../change.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Moment } from '../time/moment.ts';
import { adjustByHand } from './adjust.ts';
import { requirePlayer } from './player-row.ts';

/** Changes a player; a field that is left out stays, a touched number becomes a hand edit. @throws UnknownPlayer */
export async function changePlayer(
  trx: LockedTransaction,
  id: string,
  change: PlayerChange,
  moment: Moment,
): Promise<Replaced<Player>> {
  const before = await requirePlayer(trx, id, moment);
  await trx('players')
    .where({ id })
    .update({
      name: change.name ?? before.name,
      joined_on: change.joinedOn ?? before.joinedOn,
      updated_at: moment.now.toString(),
    });
  await adjustByHand(trx, id, before, change, moment);
  return { before, after: await requirePlayer(trx, id, moment) };
}
