import { randomUUID } from 'node:crypto';
import type { Entry } from '@vetta/contract/entries';
import { journaled } from '../audit/journal.ts';
import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { absentColumn, entryColumns, type StoredEntry, toEntry } from './entry-columns.ts';

export const UnknownEntry = failure('unknown_entry', 404, () => 'Questa entry non esiste più');

/** Removes an entry. @throws UnknownEntry */
export async function removeEntry(trx: LockedTransaction, id: string, now: Now): Promise<Removed<Entry>> {
  const stored = await firstRow<StoredEntry>(
    trx,
    `select ${entryColumns()}, ${absentColumn()} from entries where id = :id`,
    { id },
  );
  if (stored === undefined) throw UnknownEntry();
  const entry = toEntry(stored);
  const journal = randomUUID();
  await journaled(trx, { journal, table: 'entries' }, 'delete from entries where id = :id', { id });
  await updateSums(trx, monthOf(entry.date), now, [entry.playerId]);
  return { before: entry, after: null, journal };
}
