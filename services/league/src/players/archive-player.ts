import { randomUUID } from 'node:crypto';
import type { Player } from '@vetta/contract/players';
import { journaled } from '../audit/journal.ts';
import type { Replaced } from '../change.ts';
import { recountPlayers } from '../intake/recount-days.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange } from '../standings/update-sums.ts';
import type { Now } from '../time/now.ts';
import { requirePlayer } from './require-player.ts';

/** Takes a leaver off the board from today on, or brings one back. Months that are over stay as they were. */
export async function archivePlayer(
  trx: LockedTransaction,
  id: string,
  archived: boolean,
  now: Now,
): Promise<Replaced<Player>> {
  const before = await requirePlayer(trx, id, now);
  const archivedOn = archived ? (before.archivedOn ?? now.today) : null;
  const journal = randomUUID();
  await journaled(
    trx,
    { journal, table: 'players' },
    'update players set archived_on = :archivedOn, updated_at = :at where id = :id',
    { id, archivedOn, at: now.instant.toString() },
  );
  if (!archived && before.archivedOn !== null) await recountPlayers(trx, [id], now, journal);
  await noteChange(trx, now);
  return { before, after: await requirePlayer(trx, id, now), journal };
}
