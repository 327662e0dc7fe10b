import type { NewPlayer, Player } from '@vetta/contract/players';
import type { Created } from '../change.ts';
import { lockStandings } from '../standings/lock.ts';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { adjustByHand } from './adjust.ts';
import { defaultJoinedOn } from './joined-on.ts';
import { requirePlayer } from './player-row.ts';

const NOTHING = { position: 0, score: 0, bonus: 0, total: 0 };

/** Adds a player. Numbers other than 0 become hand edits. */
export async function addPlayer(
  trx: Transaction,
  player: NewPlayer,
  moment: Moment,
): Promise<Created<Player>> {
  await lockStandings(trx);
  const [row]: { id: string }[] = await trx('players')
    .insert({
      name: player.name,
      joined_on: player.joinedOn ?? (await defaultJoinedOn(trx, moment.today)),
      updated_at: moment.now.toString(),
    })
    .returning('id');
  if (row === undefined) throw new Error('The new player answered no row');
  await adjustByHand(trx, row.id, NOTHING, player, moment);
  await rebuildStandings(trx, moment);
  return { before: null, after: await requirePlayer(trx, row.id) };
}
