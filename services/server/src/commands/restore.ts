import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { openObjectStore } from '@vetta/api/storage/object-store';
import type { Database } from '@vetta/league/store/database';
import { installationId } from '@vetta/league/store/installation-id';
import { firstRow } from '@vetta/league/store/rows';
import { foreignTables, schemaState } from '@vetta/league/store/schema-state';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import { readLists } from '../backup/anonymised-lists.ts';
import { placeInWords } from '../backup/backup-place.ts';
import { readIdentities } from '../backup/encryption.ts';
import { explainStoreAway } from '../backup/explain-store-away.ts';
import type { Archive } from '../backup/read-backup.ts';
import { checkBackup, type Restored, restoreBackup } from '../backup/restore-backup.ts';
import { fetchBackup, listBackups, type StoredBackup } from '../backup/stored-backups.ts';
import { checkout } from '../checkout.ts';
import { dataFolder, dataFolderPath } from '../embedded/data-folder.ts';
import { readEnvironment, type Settings } from '../environment.ts';
import { explainFullDisk, OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { step } from '../progress.ts';
import { romeMinute } from '../rome-minute.ts';
import { removeAdminKeyFile } from '../start/admin-key.ts';
import { clockOf } from '../start/clock.ts';
import { openLeagueDatabase } from '../start/league-database.ts';
import { findObjectStore } from '../start/object-store.ts';

/**
 * `npm run restore -- file.tar.gz`: restores a backup into an empty league, all of it or nothing. With `--replace` it
 * replaces a league that has data. `--identity` names the file with the age key of an encrypted one. The admin key in force stays,
 * unless `--with-key` takes the backup's. A file that was not made under this installation's key is restored with `--unproven` alone. `--list` shows the backups that are there, also those in a bucket. Throws OperatorError while a server runs on that data.
 */
export default async function restore(args: string[]): Promise<number> {
  const usage =
    'Say which backup: npm run restore -- vetta.tar.gz [--identity key.txt] [--replace] [--with-key] [--unproven]; --list shows those that are there';
  const { positionals, values } = parseArguments(args, {
    usage,
    positionals: [0, 1],
    options: {
      replace: { type: 'boolean' },
      'with-key': { type: 'boolean' },
      unproven: { type: 'boolean' },
      identity: { type: 'string' },
      list: { type: 'boolean' },
    },
  });
  const settings = readEnvironment(process.env);
  if (values.list && positionals.length === 0) return list(settings).catch(explainStoreAway);
  const [file] = positionals;
  if (file === undefined || values.list) throw new OperatorError(usage);
  const options = { ...values, withKey: values['with-key'] };
  return restoreFrom(file, options, settings).catch(explainStoreAway);
}

async function list({ backup, dataDir }: Settings): Promise<number> {
  const folder = await dataFolder(dataDir, checkout);
  const found = await listBackups(backup, folder);
  // The address stands alone on its line, to be copied; the newest is the last.
  const lines = found.map((backup) => `${about(backup)}:\n${backup.address}`);
  console.log(lines.join('\n') || `There is no backup in ${placeInWords(backup.to, folder)}.`);
  return 0;
}

/** Returns whose data a backup has, for the operator: of which moment, and from where. */
function about({ isNightly, at, bytes }: StoredBackup): string {
  return `${isNightly ? 'of the night' : 'of the day'}, data of ${romeMinute(at)}, ${sizeOf(bytes)}`;
}

const sizeOf = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

interface Options {
  readonly replace?: boolean | undefined;
  readonly identity?: string | undefined;
  readonly withKey?: boolean | undefined;
  readonly unproven?: boolean | undefined;
}

async function restoreFrom(
  file: string,
  { replace, identity, withKey = false, unproven = false }: Options,
  settings: Settings,
): Promise<number> {
  const here = process.env.INIT_CWD ?? process.cwd();
  const identities = identity === undefined ? [] : await readIdentities(resolve(here, identity));
  await using opened = new AsyncDisposableStack();
  const isInStore = file.startsWith('s3://');
  const path = isInStore
    ? opened.use(await step(`Fetch ${file}`, () => fetchBackup(file, settings))).path
    : resolve(here, file);
  const dataDir = await dataFolderPath(settings.dataDir, checkout);
  const secrets = secretBox({ key: settings.secretsKey, dataDir });
  const archive: Archive = { path, identities, secrets, ...(isInStore && { name: file }) };
  const { isProven } = await step('Check the backup', () => checkBackup(archive));
  if (!isProven && !unproven) throw new OperatorError(unprovenSentence(file));
  const anonymised = await readLists(isInStore ? file : path, settings.backup.to, dataDir);

  const schema = replace ? 'replace' : 'fill';
  const data = await openLeagueDatabase(settings, { as: 'owner', schema });
  opened.defer(data.close);
  await refuseOtherPrograms(data.database);
  await refuseBesideOthers(data.database);
  if (!replace) await refuseToReplace(data.database);
  const files = await findObjectStore(settings, 'owner');
  opened.defer(files.close);
  // An older schema has no id yet.
  const installation = (await installationId(data.database)) ?? randomUUID();
  const store = openObjectStore(files.objectStore, installation);
  opened.defer(async () => store.close());

  const restored = await step(`Restore ${archive.name ?? path}`, (report) =>
    restoreBackup(
      archive,
      {
        ...{ database: data.database, store, installation, now: clockOf(settings)(), withKey, anonymised },
        keyed: secrets.keyed,
      },
      report,
    ).catch(explainFullDisk('nothing was changed. Free some space and try again')),
  );
  // It holds a key that is not valid any more.
  if (!restored.hasKeptKey) await removeAdminKeyFile(settings);
  console.log(inWords(restored));
  return 0;
}

const unprovenSentence = (file: string): string =>
  `${file} does not prove that it is a backup of yours, because the key under which it was made is not here: nothing was changed. Set SECRETS_KEY to that key, or put DATA_DIR/secrets-key back. If you know who made the file, say --unproven: then the addresses of channels and sources must be typed again, and forgotten names are not recognised.`;

function inWords(restored: Restored): string {
  const { rows, objects, frontEnds, dataAt, hasKeptKey, anonymised, madeBy, installation } = restored;
  const key = hasKeptKey
    ? '. The admin key is the one that was in force (--with-key takes the backup’s)'
    : ', the admin key among them';
  const again =
    anonymised === 0 ? '' : ` ${anonymised} who were made anonymous after the backup are so again.`;
  const left =
    frontEnds === 0
      ? []
      : [
          `${frontEnds === 1 ? '1 front end of the archive is' : `${frontEnds} front ends of the archive are`} not: the next start makes its own.`,
        ];
  const [here, there] = [installation.slice(0, 8), madeBy?.slice(0, 8)];
  const other =
    there === undefined || there === here
      ? []
      : [
          `This installation has the id ${here}, the backup’s had ${there}: new backups are called vetta-${here}-…, and those called vetta-${there}-… stay until you remove them.`,
        ];
  return [
    `${rows} rows and ${objects} files are restored${key}.${again}`,
    ...left,
    ...other,
    `These are the data of ${romeMinute(dataAt)}: what was typed later is to be typed again. Next: start Vetta.`,
  ].join('\n');
}

/** Throws OperatorError if another program has tables in the database: a restore takes what is there for the league's. */
async function refuseOtherPrograms(database: Database): Promise<void> {
  const foreign = await foreignTables(database);
  if (foreign.length === 0) return;
  const named = foreign.length > 3 ? `${foreign.slice(0, 3).join(', ')} and others` : foreign.join(', ');
  throw new OperatorError(
    `Another program keeps its tables in this database (${named}): nothing was changed. Give Vetta a database of its own, or correct DATABASE_URL.`,
  );
}

/** Throws OperatorError if a server is connected. A running server always is: it queries every second. */
async function refuseBesideOthers(database: Database): Promise<void> {
  const others = await firstRow<{ count: number }>(
    database,
    `select count(*) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = 'vetta'`,
  );
  if (others && others.count > 0)
    throw new OperatorError('A server of Vetta runs on this database: stop it first. Nothing was changed.');
}

/** Throws OperatorError if there is a league that has players of its own. */
async function refuseToReplace(database: Database): Promise<void> {
  if ((await schemaState(database)) === 'empty') return;
  const found = await firstRow<{ players: number }>(
    database,
    'select count(*) as players from players where not is_demo',
  );
  if (found && found.players > 0)
    throw new OperatorError(
      `There is a league of ${found.players} player${found.players === 1 ? '' : 's'} already: nothing was changed. Set DATA_DIR to an empty folder, or put the backup in its place with npm run restore -- <file> --replace.`,
    );
}
