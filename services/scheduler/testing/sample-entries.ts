import type { Database } from '@vetta/league/store/database';
import { systemClock } from '@vetta/league/time/clock';
import { momentOf } from '@vetta/league/time/moment';
import { importTracker } from '@vetta/league/tracker/import-tracker';

/** Imports entries of three players for each of these days, with numbers that earn weekly bonuses. */
export async function importSampleEntries(db: Database, days: readonly string[]): Promise<void> {
  const lines = days.flatMap((day, index) => [
    `Anna,${day},${90 + index},5,1,true`,
    `Bruno,${day},120,${index},0,${index % 2 === 0}`,
    `Carla,${day},71,2,${index},true`,
  ]);
  const csv = ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n');
  await db.transaction((trx) => importTracker(trx, csv, momentOf(systemClock())));
}
