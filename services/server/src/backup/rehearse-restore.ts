import { openDatabase } from '@vetta/league/store/database';
import { migrate } from '@vetta/league/store/migrate';
import pg from 'pg';
import { errorCode, OperatorError } from '../operator-error.ts';
import { loadTables } from './load-tables.ts';
import { type Archive, readBackup } from './read-backup.ts';
import { hashTable, type WrittenTable } from './write-table.ts';

interface Rehearsal {
  /** The address of the league's database. */
  readonly url: string;
  /** The name of a database on the same server, which is made for this and dropped. */
  readonly scratch: string;
  /** The tables as they were written. */
  readonly tables: readonly WrittenTable[];
}

/**
 * Restores an archive into a scratch database, compares every table byte by byte with what was written (the standings' sums
 * and the closed days among them), and drops that database. Reads the uploads to their end and stores none.
 * Returns `only read` where the database's user may not create a database: then the archive is read to its end.
 * Throws OperatorError if the copy is not the same.
 */
export async function rehearseRestore(
  archive: Archive,
  { url, scratch, tables }: Rehearsal,
): Promise<'restored' | 'only read'> {
  await using server = await connect(url);
  const name = pg.escapeIdentifier(scratch);
  // A killed process has left it.
  await server.client.query(`drop database if exists ${name} with (force)`);
  try {
    await server.client.query(`create database ${name} template template0`);
  } catch (error) {
    if (errorCode(error) !== MAY_NOT_CREATE) throw error;
    await readBackup(archive, async () => {}, drain);
    return 'only read';
  }
  try {
    const copy = new URL(url);
    copy.pathname = `/${encodeURIComponent(scratch)}`;
    await restoreRows(archive, copy.href).catch((error: unknown) => {
      if (error instanceof OperatorError || !(error instanceof Error)) throw error;
      throw new OperatorError(`The backup could not be restored for a check: ${error.message}`, {
        cause: error,
      });
    });
    await compare(copy.href, tables);
  } finally {
    await server.client.query(`drop database if exists ${name} with (force)`);
  }
  return 'restored';
}

/** PostgreSQL's insufficient_privilege. */
const MAY_NOT_CREATE = '42501';

/** Restores an archive's tables into an empty database, with all keys and constraints. */
async function restoreRows(archive: Archive, url: string): Promise<void> {
  const database = openDatabase(url, { max: 1 });
  try {
    await database.transaction(async (trx) => {
      await using loading = new AsyncDisposableStack();
      let tables: Awaited<ReturnType<typeof loadTables>> | undefined;
      await readBackup(
        archive,
        async (manifest) => {
          await migrate(trx, manifest.migrations);
          tables = loading.use(await loadTables(trx, manifest.tables));
        },
        async (entry) => {
          if ('table' in entry) await tables?.load(entry.table, entry.bytes);
          else await drain(entry);
        },
      );
      await tables?.finish();
    });
  } finally {
    await database.destroy();
  }
}

async function drain({ bytes }: { bytes: AsyncIterable<unknown> }): Promise<void> {
  for await (const _ of bytes);
}

/** Throws OperatorError if a table's rows are not the ones that were written. */
async function compare(url: string, tables: readonly WrittenTable[]): Promise<void> {
  await using copy = await connect(url);
  // From a table's first page, as the rows were loaded: PostgreSQL may begin where another scan is.
  await copy.client.query('set synchronize_seqscans = off');
  const different: string[] = [];
  for (const table of tables)
    if ((await hashTable(copy.client, table)) !== table.sha256) different.push(table.name);
  if (different.length > 0)
    throw new OperatorError(
      `The restored copy differs from what was written, in ${different.join(', ')}: please report this.`,
    );
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'vetta backup' });
  // The query that runs reports it.
  client.on('error', () => {});
  await client.connect();
  return { client, [Symbol.asyncDispose]: () => client.end() };
}
