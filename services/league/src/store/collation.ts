import type { Database } from './database.ts';
import { firstRow, rows } from './rows.ts';

/** Of libc, as a database has it that was not made by Vetta, and of ICU. */
const OTHER = `select datname as name, datcollversion as made, pg_database_collation_actual_version(oid) as present
  from pg_database where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)`;

/** What the operator reads where the order of texts is another one than the indexes were made in. */
export async function whyCollationIsDoubted(db: Database): Promise<string | undefined> {
  const other = await firstRow<{ made: string; present: string }>(db, OTHER);
  return (
    other &&
    `the system under PostgreSQL sorts texts by version ${other.present} of its rules, and the indexes were made by ${other.made}: npm run migrate makes them anew, in seconds`
  );
}

/** Makes all indexes anew where the system sorts texts by another version of its rules. Returns whether it did. */
export async function renewIndexes(db: Database): Promise<boolean> {
  const other = await firstRow<{ name: string }>(db, OTHER);
  if (other === undefined) return false;
  await rows(db, 'reindex schema public');
  await db.raw('alter database ?? refresh collation version', [other.name]);
  return true;
}
