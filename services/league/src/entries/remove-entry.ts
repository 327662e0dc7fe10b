import { randomUUID } from 'node:crypto';
import type { Entry } from '@vetta/contract/entries';
import { journaled } from '../audit/journal.ts';
import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import { recountDays } from '../intake/recount-days.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { entryColumns, type StoredEntry, stateColumns, toEntry } from './entry-columns.ts';
import { isByHand } from './origins.ts';

const UnknownEntry = failure('unknown_entry', 404, () => 'Questa entry non esiste più');
const OnlyCounted = failure(
  'only_counted',
  409,
  () => 'Questi numeri li conta una fonte: tornerebbero subito. Si correggono scrivendone altri',
);

/** Removes what somebody wrote of a day: what events count of it stands again. @throws UnknownEntry, OnlyCounted */
export async function removeEntry(trx: LockedTransaction, id: string, now: Now): Promise<Removed<Entry>> {
  const found = await firstRow<StoredEntry & { isByHand: boolean }>(
    trx,
    `select ${entryColumns()}, ${stateColumns()}, ${isByHand('entries')} as "isByHand" from entries where id = :id`,
    { id },
  );
  if (found === undefined) throw UnknownEntry();
  const { isByHand: isWritten, ...stored } = found;
  if (!isWritten) throw OnlyCounted();
  const entry = toEntry(stored);
  const journal = randomUUID();
  await journaled(trx, { journal, table: 'entries' }, 'delete from entries where id = :id', { id });
  await recountDays(trx, [entry], now);
  await updateSums(trx, monthOf(entry.date), now, [entry.playerId]);
  return { before: entry, after: null, journal };
}
