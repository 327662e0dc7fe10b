import { type Database, openDatabase } from '@vetta/league/store/database';
import { isDatabaseAway } from '@vetta/league/store/database-errors';
import { LAST_COMMIT_BEFORE_BASELINE, migrate } from '@vetta/league/store/migrate';
import { schemaState } from '@vetta/league/store/schema-state';
import pTimeout from 'p-timeout';
import pg from 'pg';
import { checkout } from '../checkout.ts';
import { dataFolder, dataFolderPath } from '../embedded/data-folder.ts';
import type { GaveUp } from '../embedded/keep-running.ts';
import { refuseMoved, rememberMove } from '../embedded/moved-league.ts';
import { ensureDatabase, startPostgres } from '../embedded/postgres.ts';
import { lacksPostgres } from '../embedded/postgres-folder.ts';
import type { Settings } from '../environment.ts';
import { errorCode, isDiskFull, OperatorError } from '../operator-error.ts';

export interface LeagueDatabase {
  database: Database;
  url: string;
  /** Shown to the operator: which database this is, and why. */
  description: string;
  /** Closes the connections, and stops the server if this process owns it. */
  close(): Promise<void>;
}

/** How a process uses the database. */
export interface DatabaseUse {
  /** One process owns a DATA_DIR. A command is its guest, or owns the server while no other process does. */
  as: 'owner' | 'guest';
  /**
   * Only the api's start makes the tables and brings them up to date (`migrate`): an older server may still run on them, and
   * an empty database may be another one than was meant. Others need the current schema (`require`), work on any they know
   * (`leave`), fill an empty or known one (`fill`), or put another in the place of any, even of a newer version's (`replace`).
   */
  schema: 'migrate' | 'require' | 'leave' | 'fill' | 'replace';
}

/**
 * Opens the league's database: at DATABASE_URL, else PostgreSQL in DATA_DIR. Throws OperatorError if it cannot be
 * reached, is too old, has another owner, or has a schema that this use does not allow. With `gaveUp` the latter is started again
 * whenever it ends, as long as this process owns it.
 */
export async function openLeagueDatabase(
  settings: Settings,
  use: DatabaseUse,
  gaveUp?: GaveUp,
): Promise<LeagueDatabase> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    const { host } = new URL(databaseUrl);
    const description = `PostgreSQL at ${host}, because DATABASE_URL is set`;
    const opened = await open(use, databaseUrl, description, async () => {});
    if (use.schema === 'migrate')
      await rememberMove(await dataFolder(settings.dataDir, checkout), databaseUrl);
    return opened;
  }
  if (use.schema === 'require' || use.schema === 'leave') await refuseEmpty(settings);
  const folder = await dataFolder(settings.dataDir, checkout);
  await refuseMoved(folder);
  const server = await startPostgres(folder, { gaveUp });
  if (use.as === 'owner' && !server.isOwner) {
    throw new OperatorError(
      `Vetta already runs on the data in ${folder}: stop it first, or give this one a folder of its own with DATA_DIR.`,
    );
  }
  try {
    await ensureDatabase(server, 'vetta');
    return await open(
      use,
      server.urlOf('vetta'),
      `PostgreSQL 18 from npm, its data in ${folder}, because DATABASE_URL is not set`,
      () => server.stop(),
    );
  } catch (error) {
    // Its connection would keep this process alive.
    await server.stop();
    throw error;
  }
}

/** Throws OperatorError for a data folder without a database, before one is made in it. */
async function refuseEmpty({ dataDir }: Settings): Promise<void> {
  const folder = await dataFolderPath(dataDir, checkout);
  if (!(await lacksPostgres(folder))) return;
  throw new OperatorError(
    `There is no league in ${folder}: start Vetta once with npm start, which makes it, or correct DATABASE_URL or DATA_DIR. Nothing was changed.`,
  );
}

/** A server ends its connections in milliseconds, unless it is frozen. */
const DISCONNECT_MS = 3_000;

async function open(
  { schema }: DatabaseUse,
  url: string,
  description: string,
  stop: () => Promise<void>,
): Promise<LeagueDatabase> {
  await checkReachable(url);
  const database = openDatabase(url);
  const disconnect = () => {
    const late = new OperatorError('The database did not end its connections within 3 s.');
    return pTimeout(database.destroy(), { milliseconds: DISCONNECT_MS, message: late });
  };
  try {
    await prepareSchema(database, schema);
  } catch (error) {
    await disconnect();
    if (!isDatabaseAway(error)) throw error;
    throw new OperatorError(
      'The database took too long to answer: it is still starting, or the machine is busy. Start again in a minute. Nothing was changed.',
    );
  }
  return { database, url, description, close: () => disconnect().finally(stop) };
}

async function prepareSchema(database: Database, schema: DatabaseUse['schema']): Promise<void> {
  const state = await schemaState(database);
  if (state === 'newer' && schema !== 'replace') {
    throw new OperatorError(
      'A newer Vetta has set up this database: run that version, or put a backup of this version in its place with npm run restore -- <file> --replace.',
    );
  }
  if (state === 'too-old' && schema !== 'replace' && schema !== 'leave') {
    throw new OperatorError(
      `A Vetta of before 28 November 2026 has set up this database: start the version of commit ${LAST_COMMIT_BEFORE_BASELINE} on it once, which brings it to where this one goes on. Nothing was changed.`,
    );
  }
  if (state === 'older' && schema === 'require') {
    throw new OperatorError(
      'An older Vetta has set up this database: start this version once with npm start, which brings the database up to date. Before that, npm run backup makes a copy that the older version can read.',
    );
  }
  if (state === 'empty' && (schema === 'require' || schema === 'leave')) {
    throw new OperatorError(
      'There is no league in this database yet: start Vetta once with npm start, which makes its tables, or correct DATABASE_URL or DATA_DIR. Nothing was changed.',
    );
  }
  if (schema === 'migrate') await migrate(database).catch(explainLock);
}

/** Throws a sentence for the error of a migration that could not lock a table (55P03), and any other error unchanged. */
function explainLock(error: unknown): never {
  if (errorCode(error) !== '55P03') throw error;
  throw new OperatorError(
    'Another process uses the tables of this database, which must be brought up to date: stop the other servers of Vetta and end open sessions (psql, a backup), then start again. Nothing was changed.',
  );
}

/** Connects once, so that an unreachable database gives a sentence and not the pool's timeout. Throws OperatorError. */
async function checkReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The promise of connect() reports the error.
  client.on('error', () => {});
  try {
    await client.connect();
    await checkVersion(client, new URL(url).host);
  } catch (error) {
    // PostgreSQL writes a file for a new connection, too: what is missing is space, not the database.
    if (error instanceof OperatorError || isDiskFull(error)) throw error;
    const { host, pathname } = new URL(url);
    const advice = adviceFor(error, decodeURIComponent(pathname.slice(1)));
    throw new OperatorError(`The database at ${host} cannot be used: ${advice}`);
  } finally {
    await client.end();
  }
}

/** The oldest major version whose SQL has all that the league's tables use. */
const OLDEST_POSTGRES = 18;

async function checkVersion(client: pg.Client, host: string): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version`,
  );
  if (rows[0].major < OLDEST_POSTGRES)
    throw new OperatorError(
      `The database at ${host} is PostgreSQL ${rows[0].version}, and Vetta needs ${OLDEST_POSTGRES} or newer: upgrade it, or set DATABASE_URL to another. Nothing was changed.`,
    );
}

function adviceFor(error: unknown, database: string): string {
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return 'nothing listens there: start PostgreSQL, or correct DATABASE_URL.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its name cannot be looked up: correct DATABASE_URL.';
    case '28P01':
    case '28000':
      return 'it refuses the user or the password: correct DATABASE_URL, or PGPASSWORD where the address has no password.';
    case '3D000':
      return `it has no database "${database}": create it, or correct DATABASE_URL.`;
    default:
      return `${error instanceof Error ? error.message : error}: see that it runs, or correct DATABASE_URL.`;
  }
}
