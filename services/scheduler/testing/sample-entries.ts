import { importTracker } from '@vetta/league/imports/import-tracker';
import { lockedTransaction } from '@vetta/league/standings/lock';
import type { Database } from '@vetta/league/store/database';
import { systemClock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';

/** Imports entries of three players for each of these days, with numbers that earn weekly bonuses. */
export async function importSampleEntries(db: Database, days: readonly string[]): Promise<void> {
  const lines = days.flatMap((day, index) => [
    `Anna,${day},${90 + index},5,1,true`,
    `Bruno,${day},120,${index},0,${index % 2 === 0}`,
    `Carla,${day},71,2,${index},true`,
  ]);
  const csv = ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n');
  await lockedTransaction(db, (trx) => importTracker(trx, csv, nowOf(systemClock())));
}
