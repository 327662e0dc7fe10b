import { randomUUID } from 'node:crypto';
import type { Entry } from '@vetta/contract/entries';
import { traced } from '../audit/trace.ts';
import type { Removed } from '../change.ts';
import { failure } from '../failure.ts';
import { keepSums } from '../standings/keep-sums.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';
import { type EntryRow, toEntry } from './entry-row.ts';

export const UnknownEntry = failure('unknown_entry', 404, () => 'Questa entry non esiste più');

/** Removes a player's day. @throws UnknownEntry */
export async function removeEntry(
  trx: LockedTransaction,
  id: string,
  moment: Moment,
): Promise<Removed<Entry>> {
  const row = await firstRow<EntryRow>(trx, 'select * from entries where id = :id', { id });
  if (row === undefined) throw UnknownEntry();
  const trace = randomUUID();
  await traced(trx, { trace, table: 'entries' }, 'delete from entries where id = :id', { id });
  await keepSums(trx, monthOf(row.date), moment, [row.player_id]);
  return { before: toEntry(row), after: null, trace };
}
