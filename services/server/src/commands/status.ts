import type { SchedulerStatus } from '@vetta/contract/dashboard';
import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { getNightlyBackup } from '@vetta/office/dashboard/backup-status';
import { folderOf, ON_DATA_DISK } from '../backup/backup-place.ts';
import { placeFault } from '../backup/known-place.ts';
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
  const { scheduler, backup } = await withLeague(async (database, clock) => ({
    scheduler: await getSchedulerStatus(database, clock()),
    backup: await getNightlyBackup(database, clock()),
  }));
  console.log(sentence(scheduler));
  const fault = await backupFault();
  if (fault !== undefined) console.log(`THE BACKUPS FAIL: ${fault}`);
  if (backup.onDataDisk) console.log(`Warning: ${ON_DATA_DISK}.`);
  return scheduler.inactiveBecause === 'silent' ? 1 : 0;
}

/** Returns why no backup can be made in the folder of BACKUP_TO; undefined if it can. */
async function backupFault(): Promise<string | undefined> {
  const { dataDir, backup } = readEnvironment(process.env);
  if (backup.to === undefined || backup.to === 'off' || 'bucket' in backup.to) return undefined;
  const folder = await dataFolder(dataDir, checkout);
  return placeFault(folderOf(backup.to, folder), folder);
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
