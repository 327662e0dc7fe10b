import { rmSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { openObjectStore } from '@vetta/api/storage/object-store';
import { recordChange } from '@vetta/league/audit/record-change';
import type { Database } from '@vetta/league/store/database';
import { installationId } from '@vetta/league/store/installation-id';
import { schemaState } from '@vetta/league/store/schema-state';
import { romeDay } from '@vetta/league/time/rome';
import { SECRETS_KEY_FILE, secretBox } from '@vetta/outbound/secrets/secret-box';
import { explainStoreAway } from '../backup/explain-store-away.ts';
import { backUpNightly } from '../backup/nightly-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { readEnvironment, type Settings } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { removeLeftovers } from '../processes/remove-leftovers.ts';
import { step } from '../progress.ts';
import { clockOf } from '../start/clock.ts';
import { openLeagueDatabase } from '../start/league-database.ts';
import { findObjectStore } from '../start/object-store.ts';

/**
 * `npm run backup -- file.tar.gz`: writes all data and files into one archive. With `--nightly` it does now what happens every
 * night after the close. A server may run meanwhile.
 */
export default async function backup(args: string[]): Promise<number> {
  const usage = 'Say one file: npm run backup -- vetta.tar.gz, or --nightly for the backup of every night';
  const {
    positionals: [name],
    values: { nightly },
  } = parseArguments(args, { usage, positionals: [0, 1], options: { nightly: { type: 'boolean' } } });
  if (nightly && name !== undefined) throw new OperatorError(usage);
  const settings = readEnvironment(process.env);
  if (nightly) for (const line of await backUpNightly(settings)) console.log(line);
  else await backUpTo(name, settings).catch(explainStoreAway);
  return 0;
}

/** Writes a backup into a file that does not exist. Throws OperatorError if it does. */
async function backUpTo(name: string | undefined, settings: Settings): Promise<void> {
  const { recipients } = settings.backup;
  const byDay = `vetta-${romeDay(Temporal.Now.instant())}.tar.gz${recipients.length > 0 ? '.age' : ''}`;
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), name ?? byDay);
  if (await stat(path).catch(() => undefined))
    throw new OperatorError(`${path} is there already: choose another name, or move it away.`);

  await using opened = new AsyncDisposableStack();
  const data = await openLeagueDatabase(settings, { as: 'guest', schema: 'leave' });
  opened.defer(data.close);
  const files = await findObjectStore(settings, 'guest');
  opened.defer(files.close);
  const store = openObjectStore(files.objectStore, await installationId(data.database));
  opened.defer(async () => store.close());

  // The archive gets its name when it is complete. Another backup may write one of that name at the same time.
  await removeLeftovers(dirname(path), /\.vetta-(\d+)\.part$/);
  const partial = `${path}.vetta-${process.pid}.part`;
  removeOnSignal(partial);
  const now = clockOf(settings)();
  const dataDir = await dataFolder(settings.dataDir, checkout);
  const secrets = secretBox({ key: settings.secretsKey, dataDir });
  try {
    const written = await step(`Back up to ${path}`, (report) =>
      writeBackup(partial, { url: data.url, store, madeAt: now, recipients, secrets }, report),
    );
    await rename(partial, path);
    await recordBackup(data.database, basename(path), now);
    console.log(`${written.rows} rows and ${written.objects} files are in ${path}.`);
    for (const name of written.missing)
      console.warn(`Warning: the store has no ${name}, which an upload or a generation names.`);
    console.log(
      recipients.length > 0
        ? 'It is encrypted. To put it back: npm run restore -- <file> --identity <identity file>.'
        : 'Keep it safe: anyone who has it can read all data. To put it back: npm run restore -- <file>.',
    );
    if (settings.secretsKey === undefined)
      console.log(
        `Keep a copy of ${join(dataDir, SECRETS_KEY_FILE)} elsewhere, too, apart from the backups: a restore on another machine asks for it.`,
      );
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Removes a file if a signal ends this process. */
function removeOnSignal(file: string): void {
  for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      rmSync(file, { force: true });
      process.exit(128 + constants.signals[name]);
    });
}

/** Writes the audit row of a backup that is complete. An older schema may have another audit: none. */
async function recordBackup(database: Database, file: string, at: Temporal.Instant): Promise<void> {
  if ((await schemaState(database)) !== 'current') return;
  const change = { before: null, after: { file } };
  await database.transaction((trx) =>
    recordChange(trx, { actor: 'npm run backup', action: 'backup', at, change }),
  );
}
