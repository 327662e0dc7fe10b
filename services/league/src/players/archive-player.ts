import type { Player } from '@vetta/contract/players';
import type { Replaced } from '../change.ts';
import { noteChange } from '../standings/keep-sums.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Moment } from '../time/moment.ts';
import { requirePlayer } from './player-row.ts';

/** Takes a leaver off the board from today on, or brings one back. Months that are over stay as they were. */
export async function archivePlayer(
  trx: LockedTransaction,
  id: string,
  archived: boolean,
  moment: Moment,
): Promise<Replaced<Player>> {
  const before = await requirePlayer(trx, id, moment);
  const archivedOn = archived ? (before.archivedOn ?? moment.today) : null;
  await trx('players').where({ id }).update({ archived_on: archivedOn, updated_at: moment.now.toString() });
  await noteChange(trx, moment);
  return { before, after: await requirePlayer(trx, id, moment) };
}
