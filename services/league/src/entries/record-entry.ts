import type { Entry, NewEntry } from '@vetta/contract/entries';
import type { Change } from '../change.ts';
import { failure } from '../failure.ts';
import { refuseBeforeFirstDay } from '../months/first-day.ts';
import { refuseLeavers } from '../players/leavers.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import type { Now } from '../time/now.ts';
import { inTheFuture, monthOf } from '../time/rome.ts';
import { storedEntries, writeEntry, writtenByHand } from './write-entries.ts';

export const FutureEntry = failure('future_entry', 400, inTheFuture);

/**
 * Records a player's entry of a day. A second one for the same day replaces the first and keeps its id; the same numbers
 * again change nothing. An entry of a final month is stored, but not counted (docs/rules.md, «Months»).
 * @throws FutureEntry, BeforeFirstDay, UnknownPlayer, LeftAlready
 */
export async function recordEntry(
  trx: LockedTransaction,
  entry: NewEntry,
  now: Now,
): Promise<Change<Entry | null, Entry> & { readonly isUnrecorded?: boolean }> {
  if (entry.date > now.today) throw FutureEntry(entry.date);
  await refuseBeforeFirstDay(trx, entry.date, now.today);
  const change = await writeEntry(trx, writtenByHand(entry), now);
  if (change === undefined) {
    await refuseLeavers(trx, [entry.playerId], entry.date);
    const [stored] = await storedEntries(trx, [entry]);
    if (stored === undefined) throw new Error('An entry that was not recorded, and is not there');
    return { before: stored, after: stored, isUnrecorded: true };
  }
  await updateSums(trx, monthOf(entry.date), now, [entry.playerId]);
  return change;
}
