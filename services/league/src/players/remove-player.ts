import { randomUUID } from 'node:crypto';
import type { Player } from '@vetta/contract/players';
import { journaled } from '../audit/journal.ts';
import { tablesOfPlayers } from '../audit/journaled-tables.ts';
import type { Removed } from '../change.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange } from '../standings/update-sums.ts';
import type { Now } from '../time/now.ts';
import { keepEarlierName } from './known-people.ts';
import { requirePlayer } from './require-player.ts';

/** Removes a player with entries, awards and hand edits. The rows of final months stay. @throws UnknownPlayer */
export async function removePlayer(trx: LockedTransaction, id: string, now: Now): Promise<Removed<Player>> {
  const before = await requirePlayer(trx, id, now);
  const journal = randomUUID();
  // One by one although the foreign keys would cascade: an undo restores only what the journal holds.
  for (const table of tablesOfPlayers) {
    await journaled(trx, { journal, table }, `delete from ${table} where player_id = :id`, { id });
  }
  await journaled(
    trx,
    { journal, table: 'identity_links' },
    'update identity_links set player_id = null where player_id = :id',
    { id },
  );
  await journaled(trx, { journal, table: 'players' }, 'delete from players where id = :id', { id });
  await keepEarlierName(trx, id, before.name);
  await noteChange(trx, now);
  return { before, after: null, journal };
}
