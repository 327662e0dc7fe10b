import { randomUUID } from 'node:crypto';
import type { NewPlayer, Player } from '@vetta/contract/players';
import type { Created } from '../change.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange } from '../standings/update-sums.ts';
import type { Now } from '../time/now.ts';
import { adjustByHand } from './adjust.ts';
import { createPlayers } from './create-players.ts';
import { defaultJoinedOn } from './joined-on.ts';
import { requirePlayer } from './require-player.ts';

const NOTHING = { position: 0, score: 0, bonus: 0, total: 0 };

/** Adds a player. Numbers other than 0 become hand edits. */
export async function addPlayer(
  trx: LockedTransaction,
  player: NewPlayer,
  now: Now,
): Promise<Created<Player>> {
  const joined_on = player.joinedOn ?? (await defaultJoinedOn(trx, now.today));
  const journal = randomUUID();
  const newcomer = { name: player.name, joined_on, role: player.role, team: player.team };
  const [created] = await createPlayers(trx, [newcomer], now, journal);
  if (created === undefined) throw new Error('The new player returned no row');
  await adjustByHand(trx, created.id, NOTHING, player, now, journal);
  await noteChange(trx, now);
  return { before: null, after: await requirePlayer(trx, created.id, now), journal };
}
