import { rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ObjectStore, openObjectStore } from '@vetta/api/storage/object-store';
import type { Day } from '@vetta/contract/values';
import { newestClosedDay } from '@vetta/league/closes/closed-days';
import { installationId } from '@vetta/league/store/installation-id';
import { locks } from '@vetta/league/store/locks';
import { addDays, newestDayOver } from '@vetta/league/time/rome';
import { recordBackup, recordDayBackup } from '@vetta/office/dashboard/backup-status';
import { type SecretBox, secretBox } from '@vetta/outbound/secrets/secret-box';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import type { Settings } from '../environment.ts';
import { explainFullDisk, OperatorError } from '../operator-error.ts';
import { step } from '../progress.ts';
import { romeMinute } from '../rome-minute.ts';
import { clockOf } from '../start/clock.ts';
import { type LeagueDatabase, openLeagueDatabase } from '../start/league-database.ts';
import { findObjectStore } from '../start/object-store.ts';
import { backupName, nightOf, seriesAfter } from './backup-name.ts';
import { type BackupPlace, openBackupPlace, type PlacedBackup } from './backup-place.ts';
import { checkSpace, megabytes } from './check-space.ts';
import { explainStoreAway } from './explain-store-away.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { checkBackup } from './restore-backup.ts';
import { daysToKeep, type Keep, momentsToKeep } from './retention.ts';
import { type Source, writeBackup } from './write-backup.ts';

/**
 * Makes the backup of the newest closed day: writes it, restores it for a check, stores it in its place and removes those that
 * are not kept. Returns lines for the operator. Does nothing while another process makes one. Servers may run meanwhile.
 */
export const backUpNightly = (settings: Settings): Promise<string[]> =>
  inPlace(settings, makeNightly).catch((error: unknown) => {
    if (error instanceof AnotherMakesOne) return ['Another process makes the nightly backup: nothing to do.'];
    throw error;
  });

/** Another process makes a backup. What it contains may be older than what was typed since. */
export class AnotherMakesOne extends OperatorError {}

/**
 * Makes a backup between two nights, which is read for a check and not restored, and removes those that are not kept. Returns lines
 * for the operator. Throws AnotherMakesOne while another process makes one.
 */
export const backUpDay = (settings: Settings): Promise<string[]> =>
  inPlace(settings, async ({ settings, data, place, store, installation, madeAt, series, secrets }) => {
    const { keep, recipients } = settings.backup;
    const own = await withOwnKey(recipients);
    const source = { url: data.url, store, madeAt, secrets, recipients: own.recipients };
    const written = await step('Write the backup', (report) => writeBackup(place.draft, source, report));
    await step('Read it to its end', () => checkBackup({ path: place.draft, identities: [own.identity] }));
    const { size } = await stat(place.draft);
    const file = backupName(installation, {
      at: madeAt,
      series,
      isNightly: false,
      isEncrypted: recipients.length > 0,
    });
    await step(`Store it in ${place.description}`, () => place.store(file));
    await recordDayBackup(data.database, madeAt);
    const ofDay = (await place.list()).filter(({ isNightly }) => !isNightly);
    const kept = momentsToKeep(
      ofDay.map(({ at }) => at.toString()),
      keep,
    );
    const old = ofDay.filter(({ name, at }) => name !== file && !kept.has(at.toString()));
    for (const { name } of old) await place.remove(name);
    return [
      `${file} is in ${place.description}: the data of ${romeMinute(madeAt)}, ${written.rows} rows, ${written.objects} files, ${megabytes(size)}, read for a check; ${old.length} older removed.`,
    ];
  });

interface Opened {
  readonly settings: Settings;
  readonly data: LeagueDatabase;
  readonly place: BackupPlace;
  readonly store: ObjectStore;
  readonly installation: string;
  readonly madeAt: Temporal.Instant;
  readonly series: number;
  readonly secrets: SecretBox;
}

type Make = (opened: Opened) => Promise<string[]>;

/** Opens what a backup needs and makes it with `make`. Throws AnotherMakesOne, OperatorError. */
const inPlace = (settings: Settings, make: Make): Promise<string[]> =>
  openPlace(settings, make)
    .catch(explainStoreAway)
    .catch(explainFullDisk('free some space, or set BACKUP_TO to another disk or a bucket'));

async function openPlace(settings: Settings, make: Make): Promise<string[]> {
  const { to } = settings.backup;
  if (to === 'off')
    throw new OperatorError('BACKUP_TO is off: set it to a folder or a bucket, or leave it out.');
  await using opened = new AsyncDisposableStack();
  const data = await openLeagueDatabase(settings, { as: 'guest', schema: 'require' });
  opened.defer(data.close);
  const lock = await lockBackups(data.url);
  opened.defer(lock.release);
  if (!lock.isOurs) throw new AnotherMakesOne('another process makes one.');

  const installation = await installationId(data.database);
  if (installation === undefined) throw new Error('Unreachable: the schema is current');
  const dataDir = await dataFolder(settings.dataDir, checkout);
  const place = await openBackupPlace(to, { dataDir, installation });
  opened.defer(async () => place.close());
  // A killed process has left it.
  await rm(place.draft, { force: true });
  await checkSpace(dirname(place.draft), data.database, settings.databaseUrl === undefined);
  const files = await findObjectStore(settings, 'guest');
  opened.defer(files.close);
  const store = openObjectStore(files.objectStore, installation);
  opened.defer(async () => store.close());

  opened.defer(() => rm(place.draft, { force: true }));
  const secrets = secretBox({ key: settings.secretsKey, dataDir });
  const madeAt = clockOf(settings)();
  const series = seriesAfter((await place.list()).at(-1), madeAt);
  return await make({ settings, data, place, store, installation, madeAt, series, secrets });
}

async function makeNightly({
  settings,
  data,
  place,
  store,
  installation,
  madeAt,
  series,
  secrets,
}: Opened): Promise<string[]> {
  const { keep, recipients } = settings.backup;
  // Before the first close: a day older than any that will then be the newest, so that the first night's backup is still due.
  const day = (await newestClosedDay(data.database)) ?? addDays(newestDayOver(madeAt), -1);
  const scratch = scratchName(installation, data.url);
  const { written, checked } = await writeChecked(place.draft, scratch, {
    url: data.url,
    store,
    madeAt,
    recipients,
    secrets,
  });

  const { size: bytes } = await stat(place.draft);
  const file = backupName(installation, {
    at: madeAt,
    series,
    isNightly: true,
    isEncrypted: recipients.length > 0,
  });
  await step(`Store it in ${place.description}`, () => place.store(file));
  await recordBackup(data.database, { day, file, bytes, madeAt, isRestored: checked === 'restored' });
  const removed = await step('Remove the backups that are not kept', () =>
    removeOld(place, keep, file),
  ).catch(
    (error: unknown) => `older ones could not be removed: ${error instanceof Error ? error.message : error}`,
  );
  return [
    ...missingFiles(written.missing),
    ...(checked === 'only read' ? [ONLY_READ] : []),
    `${file} is in ${place.description}: the data of ${romeMinute(madeAt)}, ${written.rows} rows, ${written.objects} files, ${megabytes(bytes)}, ${checked === 'restored' ? 'restored for a check' : 'read for a check'}; ${removed}.`,
  ];
}

/** Returns a name that no other database of the server has: copies of a database share the installation's id. */
const scratchName = (installation: string, url: string): string =>
  `vetta_check_${installation.slice(0, 8)}_${decodeURIComponent(new URL(url).pathname.slice(1))}`.slice(
    0,
    63,
  );

/** Returns the keys with one of this process's own, unless nothing is encrypted. */
async function withOwnKey(recipients: readonly string[]) {
  const identity = await generateX25519Identity();
  const own = await identityToRecipient(identity);
  return { identity, recipients: recipients.length > 0 ? [...recipients, own] : [] };
}

/** Writes an archive and restores it into a scratch database for a check. */
async function writeChecked(
  path: string,
  scratch: string,
  source: Source & { recipients: readonly string[] },
) {
  // A key of this process's own, made for this file and forgotten: with it the check reads what is stored, and no plain
  // archive is ever on the disk.
  const { identity, recipients } = await withOwnKey(source.recipients);
  const written = await step('Write the backup', (report) =>
    writeBackup(path, { ...source, recipients }, report),
  );
  const archive = { path, identities: [identity] };
  const checked = await step(
    'Restore it into a scratch database',
    () => rehearseRestore(archive, { url: source.url, scratch, tables: written.tables }),
    (done) => (done === 'restored' ? undefined : 'not restored, only read to its end'),
  );
  return { written, checked };
}

/**
 * Removes the nights' backups that are not kept, and older ones of the same night. Returns how many these were, in words. `made` is
 * kept in any case.
 */
async function removeOld(place: BackupPlace, keep: Keep, made: string): Promise<string> {
  const nights = (await place.list()).filter(({ isNightly }) => isNightly);
  // The last of a night is its newest.
  const newest = new Map(nights.map((backup): [Day, PlacedBackup] => [nightOf(backup), backup]));
  const kept = daysToKeep([...newest.keys()], keep);
  const isKept = (one: PlacedBackup): boolean =>
    one.name === made || (kept.has(nightOf(one)) && newest.get(nightOf(one)) === one);
  const old = nights.filter((one) => !isKept(one));
  for (const { name } of old) await place.remove(name);
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

/** Takes the lock of backups, which ends with this process. */
async function lockBackups(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'vetta backup' });
  // If the database ends first, the backup's own queries report it.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [locks.nightlyBackup]);
  return { isOurs: rows[0].locked === true, release: () => client.end() };
}
