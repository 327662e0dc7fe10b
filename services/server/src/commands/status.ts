import type { SchedulerStatus } from '@vetta/contract/dashboard';
import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { whyCollationIsDoubted } from '@vetta/league/store/collation';
import { getNightlyBackup } from '@vetta/office/dashboard/backup-status';
import { ON_DATA_DISK, whyPlaceIsAway } from '../backup/backup-place.ts';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { readEnvironment } from '../environment.ts';
import { parseArguments } from '../parse-arguments.ts';
import { withLeague } from '../start/with-league.ts';

/**
 * `npm run status`: says whether the days are closed. Ends with 1 if no scheduler has reported for a minute: the container's
 * health check runs it. A paused schedule and a close that fails are for people to fix, not for a restart.
 */
export default async function status(args: string[]): Promise<number> {
  parseArguments(args, { usage: 'Usage: npm run status', positionals: [0, 0], options: {} });
  const { scheduler, backup, collation } = await withLeague(async (database, clock) => ({
    scheduler: await getSchedulerStatus(database, clock()),
    backup: await getNightlyBackup(database, clock()),
    collation: await whyCollationIsDoubted(database),
  }));
  console.log(sentence(scheduler));
  const { dataDir, role, backup: place } = readEnvironment(process.env);
  // The folder of the backups is the scheduler's: a container of an api has none.
  const fault =
    role === 'api' ? undefined : await whyPlaceIsAway(place.to, await dataFolder(dataDir, checkout));
  const isFailing = backup.failures > 0 || backup.ofDay?.failed;
  if (fault || isFailing)
    console.log(`THE BACKUPS FAIL: ${fault ?? 'the log of what closes the days says why (docs/backup.md).'}`);
  if (backup.onDataDisk) console.log(`Warning: ${ON_DATA_DISK}.`);
  if (collation !== undefined) console.log(`Warning: ${collation}.`);
  return scheduler.inactiveBecause === 'silent' ? 1 : 0;
}

function sentence({
  isActive,
  inactiveBecause,
  failingDay,
  failingBecause,
  nextRun,
  lastClosedDay,
}: SchedulerStatus): string {
  const closed = `The last closed day is ${lastClosedDay ?? 'none yet'}`;
  if (isActive)
    return `${closed}. The next close runs at ${nextRun ? inRome(nextRun) : 'no time that is known'}.`;
  if (failingDay) return `${closed}. THE CLOSE OF ${failingDay} FAILS: ${failingBecause}`;
  if (inactiveBecause === 'paused') return `${closed}. THE SCHEDULE IS PAUSED: no day is closed.`;
  if (inactiveBecause === 'temporalAway') return `${closed}. TEMPORAL IS AWAY: no day is closed.`;
  return `${closed}. NO SCHEDULER REPORTS: no day is closed.`;
}

/** Returns an instant with what the clocks of the office show then: `2026-11-22T22:59:00Z (in Rome 2026-11-22 23:59)`. */
function inRome(iso: string): string {
  const rome = Temporal.Instant.from(iso).toZonedDateTimeISO('Europe/Rome');
  return `${iso} (in Rome ${rome.toPlainDate()} ${rome.toPlainTime().toString({ smallestUnit: 'minute' })})`;
}
