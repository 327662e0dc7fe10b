import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openObjectStore } from '@vetta/api/storage/object-store';
import { installationId } from '@vetta/league/store/installation-id';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import pg from 'pg';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import type { Settings } from '../environment.ts';
import { errorCode, OperatorError } from '../operator-error.ts';
import { removeLeftovers } from '../processes/remove-leftovers.ts';
import { step } from '../progress.ts';
import { openLeagueDatabase } from '../start/league-database.ts';
import { findObjectStore } from '../start/object-store.ts';
import { openParts } from '../start/open-parts.ts';
import { serveVetta } from '../start/serve.ts';
import { readLists } from './anonymised-lists.ts';
import { answersOf, differences } from './answers.ts';
import type { Archive } from './read-backup.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { fetchBackup } from './stored-backups.ts';

export interface DrillResult {
  /** The moment whose data the archive has. */
  readonly dataAt: Temporal.Instant;
  /** From the archive to the last answer of the second installation, in milliseconds. */
  readonly tookMs: number;
  /** How many answers were compared. */
  readonly compared: number;
}

/**
 * Starts a second installation from an archive beside the running one: a database, a store of files and a port of its own, with its
 * clock at the archive's moment, and compares what it answers with what the first one said then. Removes it in the end. Throws
 * OperatorError if the archive cannot be restored or the answers differ.
 */
export async function drill(
  address: string,
  identities: readonly string[],
  settings: Settings,
  stop: AbortSignal,
): Promise<DrillResult> {
  const begun = performance.now();
  await using opened = new AsyncDisposableStack();
  const first = await dataFolder(settings.dataDir, checkout);
  await removeLeftovers(first, /^drill-(\d+)$/);
  const dataDir = join(first, `drill-${process.pid}`);
  await mkdir(dataDir);
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const archive = await archiveAt(address, identities, { ...settings, dataDir }, opened);

  const { madeAt, answers } = await step('Check the backup', () => checkBackup(archive));
  if (answers === undefined)
    throw new OperatorError(
      `${basename(address)} was made before Vetta kept its answers in a backup: nothing can be compared. Make one now with npm run backup -- --nightly, then try again.`,
    );
  const dataAt = Temporal.Instant.from(madeAt);
  const databaseUrl = await scratchDatabase(settings.databaseUrl, opened);
  const second: Settings = {
    ...settings,
    ...{ host: '127.0.0.1', port: 0, dataDir, databaseUrl, objectStore: undefined },
    ...{
      role: 'api',
      adminKey: randomUUID(),
      clock: dataAt,
      demo: false,
      drainSeconds: 0,
      logLevel: 'error',
    },
    ...{ publicUrl: undefined, alertUrl: undefined, allowedHosts: [], trustedProxies: [] },
  };
  const anonymised = await readLists(address, settings.backup.to, first);
  stop.throwIfAborted();
  await step('Restore it into a second installation', () => restoreInto(second, archive, anonymised));
  stop.throwIfAborted();

  // Its own embedded servers end with it, before its folder is removed.
  const parts = opened.use(openParts(second));
  const { url = '' } = await serveVetta(second, parts, stop, (why) => console.error(why.message));
  const says = await step('Ask it', () => answersOf(url, second.adminKey ?? ''));
  const different = differences(answers, says);
  if (different.length > 0)
    throw new OperatorError(
      `The second installation answers otherwise than the first one did at ${madeAt}: ${different.join(', ')}. Keep ${basename(address)} and report this.`,
    );
  return { dataAt, tookMs: performance.now() - begun, compared: Object.keys(says).length };
}

async function archiveAt(
  address: string,
  identities: readonly string[],
  settings: Settings,
  opened: AsyncDisposableStack,
): Promise<Archive> {
  if (!address.startsWith('s3://')) return { path: address, identities };
  const fetched = await step(`Fetch ${address}`, () => fetchBackup(address, settings));
  return { path: opened.use(fetched).path, name: address, identities };
}

/**
 * Makes a database beside the league's where that is at an address, and returns its address; undefined where it is embedded, since the
 * second installation then has its own server.
 */
async function scratchDatabase(
  url: string | undefined,
  opened: AsyncDisposableStack,
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const server = new pg.Client({ connectionString: url, application_name: 'vetta drill' });
  server.on('error', () => {});
  await server.connect();
  opened.defer(() => server.end());
  const name = `vetta_drill_${process.pid}_${randomUUID().slice(0, 8)}`;
  try {
    await server.query(`create database ${name} template template0`);
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw new OperatorError(
      'The database’s user may not create a database, so no second installation can be started beside this one. Allow it: alter role <user> createdb.',
    );
  }
  opened.defer(async () => {
    await server.query(`drop database if exists ${name} with (force)`);
  });
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return scratch.href;
}

async function restoreInto(
  second: Settings,
  archive: Archive,
  anonymised: Awaited<ReturnType<typeof readLists>>,
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { database, close } = await openLeagueDatabase(second, { as: 'owner', schema: 'fill' });
  opened.defer(close);
  const files = await findObjectStore(second, 'owner');
  opened.defer(files.close);
  const installation = (await installationId(database)) ?? randomUUID();
  const store = openObjectStore(files.objectStore, installation);
  opened.defer(async () => store.close());
  const now = second.clock ?? Temporal.Now.instant();
  const dataDir = await dataFolder(second.dataDir, checkout);
  const { keyed } = secretBox({ key: second.secretsKey, dataDir });
  await restoreBackup(archive, { database, store, installation, now, anonymised, keyed }, () => {});
}
