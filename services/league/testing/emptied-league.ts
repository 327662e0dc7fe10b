import { type Database, openDatabase } from '../src/store/database.ts';
import { freshDatabase } from './fresh-database.ts';

let opened: Promise<Database> | undefined;

/**
 * Returns a league with the first data alone, for one test at a time: the same database in all tests of a process, emptied. Its
 * connections stay, which know its tables and triggers already: to copy a database for each test and to learn it anew took a
 * fifth of the tests' time. A test that changes the tables changes them back.
 */
export async function emptiedLeague(): Promise<Database> {
  opened ??= prepare();
  const db = await opened;
  await db.raw('select first_data.restore()');
  return db;
}

/** Keeps the first data in a schema of its own, beside a function that makes all tables equal to them. */
async function prepare(): Promise<Database> {
  const db = openDatabase(await freshDatabase());
  await db.raw('create schema first_data');
  const tables = await db.raw<{ rows: { table: string; columns: string }[] }>(`
    select quote_ident(relname) as table, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`);
  const steps: string[] = [];
  for (const { table, columns } of tables.rows) {
    await db.raw(`create table first_data.${table} as select ${columns} from public.${table}`);
    steps.push(
      `if exists (select from public.${table}) then delete from public.${table}; end if;`,
      `insert into public.${table} (${columns}) overriding system value select ${columns} from first_data.${table};`,
    );
  }
  // A copy is not a change: no trigger or reference sees it. A transaction that a test left open fails the next test.
  await db.raw(`
    create function first_data.restore() returns void language plpgsql
    set session_replication_role = replica set lock_timeout = '10s'
    as $$ begin ${steps.join('\n')} end $$`);
  return db;
}
