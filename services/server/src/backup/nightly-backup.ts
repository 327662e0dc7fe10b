import { rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openObjectStore, StoreAway } from '@vetta/api/storage/object-store';
import type { Day } from '@vetta/contract/values';
import { getBackupStatus, recordBackup } from '@vetta/league/dashboard/backup-status';
import type { Database } from '@vetta/league/store/database';
import { installationId } from '@vetta/league/store/installation-id';
import { locks } from '@vetta/league/store/locks';
import { firstRow } from '@vetta/league/store/rows';
import { romeDay } from '@vetta/league/time/rome';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import type { Settings } from '../environment.ts';
import { isDiskFull, OperatorError } from '../operator-error.ts';
import { step } from '../progress.ts';
import { clockOf } from '../start/clock.ts';
import { openLeagueDatabase } from '../start/league-database.ts';
import { findObjectStore } from '../start/object-store.ts';
import { type BackupPlace, backupName, dayOfBackup, openBackupPlace } from './backup-place.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { daysToKeep, type Keep } from './retention.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Makes the backup of the newest closed day: writes it, restores it for a check, stores it in its place and removes those that
 * are not kept. Returns lines for the operator. Does nothing while another process makes one. Servers may run meanwhile.
 */
export async function backUpNightly(settings: Settings): Promise<string[]> {
  try {
    return await makeBackup(settings);
  } catch (error) {
    throw explained(error);
  }
}

/** Returns the sentence for a full disk or a store that is away, and any other error unchanged. */
function explained(error: unknown): unknown {
  if (error instanceof StoreAway) {
    const why = error.cause instanceof Error ? error.cause.message : error.cause;
    return new OperatorError(`${error.message} (${why}): check its address, its keys and that it runs.`);
  }
  if (!isDiskFull(error) || !(error instanceof Error)) return error;
  return new OperatorError(
    `A disk is full: free some space, or set BACKUP_TO to another disk or a bucket (${error.message}).`,
  );
}

async function makeBackup(settings: Settings): Promise<string[]> {
  const { to, keep, recipients } = settings.backup;
  if (to === 'off')
    throw new OperatorError('BACKUP_TO is off: set it to a folder or a bucket, or leave it out.');
  await using opened = new AsyncDisposableStack();
  const data = await openLeagueDatabase(settings, { as: 'guest', schema: 'require' });
  opened.defer(data.close);
  const lock = await lockBackups(data.url);
  opened.defer(lock.release);
  if (!lock.isOurs) return ['Another process makes the nightly backup: nothing to do.'];

  const installation = await installationId(data.database);
  if (installation === undefined) throw new Error('Unreachable: the schema is current');
  const dataDir = await dataFolder(settings.dataDir, checkout);
  const place = await openBackupPlace(to, { dataDir, installation });
  opened.defer(async () => place.close());
  // A killed process has left it.
  await rm(place.draft, { force: true });
  await checkSpace(place.draft, data.database, settings);
  const files = await findObjectStore(settings, 'guest');
  opened.defer(files.close);
  const store = openObjectStore(files.objectStore, installation);
  opened.defer(async () => store.close());

  const madeAt = clockOf(settings)();
  const day = await newestDay(data.database, madeAt);
  // A key of this process's own, made for this file and forgotten: with it the check reads what is stored, and no plain
  // archive is ever on the disk.
  const identity = await generateX25519Identity();
  const readers = recipients.length > 0 ? [...recipients, await identityToRecipient(identity)] : [];
  opened.defer(() => rm(place.draft, { force: true }));
  const source = { url: data.url, store, madeAt, recipients: readers };
  const written = await step('Write the backup', (report) => writeBackup(place.draft, source, report));
  const archive = { path: place.draft, identities: [identity] };
  const scratch = `vetta_check_${installation.slice(0, 8)}`;
  const checked = await step('Restore it into a scratch database', () =>
    rehearseRestore(archive, { url: data.url, scratch, tables: written.tables }),
  );

  const { size: bytes } = await stat(place.draft);
  const file = backupName(installation, day, recipients.length > 0);
  await step(`Store it in ${place.description}`, () => place.store(file));
  await recordBackup(data.database, { day, file, bytes, madeAt });
  const removed = await step('Remove the backups that are not kept', () => removeOld(place, keep)).catch(
    (error: unknown) => `older ones could not be removed: ${error instanceof Error ? error.message : error}`,
  );
  return [
    ...missingFiles(written.missing),
    ...(checked === 'only read' ? [ONLY_READ] : []),
    `${file} is in ${place.description}: ${written.rows} rows, ${written.objects} files, ${megabytes(bytes)}, ${checked === 'restored' ? 'restored for a check' : 'read for a check'}; ${removed}.`,
  ];
}

/** Removes the backups that are not kept. Returns how many these were, in words. */
async function removeOld(place: BackupPlace, keep: Keep): Promise<string> {
  const names = await place.list();
  const kept = daysToKeep(names.map(dayOfBackup), keep);
  const old = names.filter((name) => !kept.has(dayOfBackup(name)));
  for (const name of old) await place.remove(name);
  return `${old.length} older removed`;
}

const missingFiles = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `Warning: the store lacks ${names.length} files of uploads, the first is ${names[0]}. The backup has everything else. Is S3_ENDPOINT the store of the uploads?`,
      ];

const ONLY_READ =
  'Warning: the database’s user may not create a database, so the backup was read to its end but not restored for a check. Allow it: alter role <user> createdb.';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Takes the lock of the nightly backup, which ends with this process. */
async function lockBackups(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'vetta backup' });
  // If the database ends first, the backup's own queries report it.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [locks.nightlyBackup]);
  return { isOurs: rows[0].locked === true, release: () => client.end() };
}

/** Returns the newest closed day; before the first close, the day of `now`. */
async function newestDay(database: Database, now: Temporal.Instant): Promise<Day> {
  const newest = await firstRow<{ day: Day | null }>(database, 'select max(date) as day from closed_days');
  return newest?.day ?? romeDay(now);
}

/** Kept free beside what the backup takes: a full disk would stop PostgreSQL. */
const RESERVE = 100e6;

/** Throws OperatorError if the disk could become full. The check needs as much as the database, if that is on this disk. */
async function checkSpace(draft: string, database: Database, settings: Settings): Promise<void> {
  const { bytes } = await getBackupStatus(database);
  const copy = await firstRow<{ size: number }>(
    database,
    'select pg_database_size(current_database()) as size',
  );
  const needed = 2 * (bytes ?? 0) + (settings.databaseUrl ? 0 : (copy?.size ?? 0)) + RESERVE;
  const { bavail, bsize } = await statfs(dirname(draft));
  if (bavail * bsize < needed)
    throw new OperatorError(
      `The disk of ${dirname(draft)} has ${megabytes(bavail * bsize)} left, and a backup needs ${megabytes(needed)}: free some space, keep fewer with BACKUP_KEEP, or set BACKUP_TO to another disk or a bucket.`,
    );
}
