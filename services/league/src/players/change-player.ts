import type { Player, PlayerChange } from '@vetta/contract/players';
import type { Replaced } from '../change.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { notingChangedRows } from '../standings/noting-changed-rows.ts';
import type { Now } from '../time/now.ts';
import { adjustByHand, refuseHandEdit } from './adjust.ts';
import { keepEarlierName } from './known-people.ts';
import { requirePlayer } from './require-player.ts';

/**
 * Changes a player; a field that is left out stays, a touched number becomes a hand edit. @throws UnknownPlayer,
 * ArchivedPlayer, NegativeNumber
 */
export async function changePlayer(
  trx: LockedTransaction,
  id: string,
  change: PlayerChange,
  now: Now,
): Promise<Replaced<Player>> {
  const before = await requirePlayer(trx, id, now);
  if (before.archivedOn !== null) refuseHandEdit(before, change);
  const { name = before.name, joinedOn = before.joinedOn, role = before.role, team = before.team } = change;
  const update = () =>
    trx('players')
      .where({ id })
      .update({ name, joined_on: joinedOn, role, team, updated_at: now.instant.toString() });
  const isSame =
    name === before.name && joinedOn === before.joinedOn && role === before.role && team === before.team;
  if (isSame) await update();
  else await notingChangedRows(trx, now, update);
  if (name !== before.name) await keepEarlierName(trx, id, before.name);
  await adjustByHand(trx, id, before, change, now);
  return { before, after: await requirePlayer(trx, id, now) };
}
