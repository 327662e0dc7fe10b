import type { Player } from '@vetta/contract/players';
import type { Replaced } from '../change.ts';
import { lockStandings } from '../standings/lock.ts';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { requirePlayer } from './player-row.ts';

/** Takes a leaver off the board from today on, or brings one back. Months that are over stay as they were. */
export async function archivePlayer(
  trx: Transaction,
  id: string,
  archived: boolean,
  moment: Moment,
): Promise<Replaced<Player>> {
  await lockStandings(trx);
  const before = await requirePlayer(trx, id);
  const archivedOn = archived ? (before.archivedOn ?? moment.today) : null;
  await trx('players').where({ id }).update({ archived_on: archivedOn, updated_at: moment.now.toString() });
  await rebuildStandings(trx, moment);
  return { before, after: await requirePlayer(trx, id) };
}
