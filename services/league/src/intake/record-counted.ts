import type { DayNumbers } from '@vetta/contract/intake';
import { journaled } from '../audit/journal.ts';
import { writeEntries } from '../entries/write-entries.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { countedNumbers, type PlayerDay } from './counted-numbers.ts';

/**
 * Makes the counted numbers of these days their entries, where nobody typed or imported one. An entry of events that were all
 * taken back goes. Returns how many days changed.
 */
export async function recordCounted(
  trx: LockedTransaction,
  days: readonly PlayerDay[],
  now: Now,
  journal: string,
): Promise<number> {
  const open = (await countedNumbers(trx, days)).filter(
    ({ stored, takesEntry }) => takesEntry && (stored === null || stored.origin === 'counted'),
  );
  const isEmpty = ({ hasEvents, counted }: (typeof open)[number]) =>
    !hasEvents && !counted.alignment && counted.rings + counted.apptSet + counted.apptDone === 0;
  const gone = open.filter((day) => day.stored !== null && isEmpty(day));
  const changed = open.filter(
    (day) => !isEmpty(day) && (day.stored === null || !isSame(day.stored, day.counted)),
  );
  if (gone.length > 0)
    await journaled(
      trx,
      { journal, table: 'entries' },
      'delete from entries where id = any (cast(:ids as uuid[]))',
      { ids: `{${gone.map(({ stored }) => stored?.id).join()}}` },
    );
  if (changed.length > 0)
    await writeEntries(
      trx,
      changed.map(({ playerId, date, counted }) => ({ playerId, date, ...counted })),
      now,
      journal,
      'counted',
    );
  const months = Map.groupBy([...gone, ...changed], ({ date }) => monthOf(date));
  for (const [month, ofMonth] of months)
    await updateSums(trx, month, now, [...new Set(ofMonth.map(({ playerId }) => playerId))]);
  return gone.length + changed.length;
}

const isSame = (one: DayNumbers, other: DayNumbers): boolean =>
  one.rings === other.rings &&
  one.apptSet === other.apptSet &&
  one.apptDone === other.apptDone &&
  one.alignment === other.alignment;
