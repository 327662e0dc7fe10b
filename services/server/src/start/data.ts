import { type Database, openDatabase } from '@vetta/league/store/database';
import { migrate } from '@vetta/league/store/migrate';
import pg from 'pg';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { ensureDatabase, startPostgres } from '../embedded/postgres.ts';
import type { Settings } from '../environment.ts';
import { errorCode, OperatorError } from '../operator-error.ts';

export interface OpenData {
  database: Database;
  url: string;
  /** Which database this is and why, for the operator. */
  how: string;
  /** Closes our connections, and the server where it is ours. */
  close(): Promise<void>;
}

/**
 * The league's database with its tables up to date: at DATABASE_URL, else PostgreSQL in DATA_DIR.
 * On one DATA_DIR one process serves ('serve' refuses a second); a command is a guest of it ('visit').
 */
export async function openData(settings: Settings, manner: 'serve' | 'visit'): Promise<OpenData> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    const { host } = new URL(databaseUrl);
    return open(databaseUrl, `PostgreSQL at ${host}, because DATABASE_URL is set`, async () => {});
  }
  const folder = await dataFolder(settings.dataDir, checkout);
  const server = await startPostgres(folder);
  if (manner === 'serve' && !server.ours) {
    throw new OperatorError(
      `Vetta already runs on the data in ${folder}: stop it first, or give this one a folder of its own with DATA_DIR.`,
    );
  }
  await ensureDatabase(server, 'vetta');
  return open(
    server.urlOf('vetta'),
    `PostgreSQL 18 from npm, its data in ${folder}, because DATABASE_URL is not set`,
    () => server.stop(),
  );
}

async function open(url: string, how: string, stop: () => Promise<void>): Promise<OpenData> {
  await reach(url);
  const database = openDatabase(url);
  const close = async () => {
    await database.destroy();
    await stop();
  };
  try {
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, url, how, close };
}

/** Connects once, to fail with a sentence rather than with the pool's patience. */
async function reach(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks has told its story through the promise.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const advice = adviceFor(error, decodeURIComponent(pathname.slice(1)));
    throw new OperatorError(`The database at ${host} cannot be used: ${advice}`);
  } finally {
    await client.end();
  }
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
      return 'it refuses the user or the password: correct DATABASE_URL.';
    case '3D000':
      return `it has no database "${database}": create it, or correct DATABASE_URL.`;
    default:
      return `${error instanceof Error ? error.message : error}: see that it runs, or correct DATABASE_URL.`;
  }
}
