import type { NewPlayer, Player } from '@vetta/contract/players';
import type { Created } from '../change.ts';
import { noteChange } from '../standings/keep-sums.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Moment } from '../time/moment.ts';
import { adjustByHand } from './adjust.ts';
import { createPlayers } from './create-players.ts';
import { defaultJoinedOn } from './joined-on.ts';
import { requirePlayer } from './player-row.ts';

const NOTHING = { position: 0, score: 0, bonus: 0, total: 0 };

/** Adds a player. Numbers other than 0 become hand edits. */
export async function addPlayer(
  trx: LockedTransaction,
  player: NewPlayer,
  moment: Moment,
): Promise<Created<Player>> {
  const joined_on = player.joinedOn ?? (await defaultJoinedOn(trx, moment.today));
  const [created] = await createPlayers(trx, [{ name: player.name, joined_on }], moment);
  if (created === undefined) throw new Error('The new player returned no row');
  await adjustByHand(trx, created.id, NOTHING, player, moment);
  await noteChange(trx, moment);
  return { before: null, after: await requirePlayer(trx, created.id, moment) };
}
