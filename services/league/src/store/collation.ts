import type { Database } from './database.ts';
import { firstRow, rows } from './rows.ts';

/** The version of the rules by which the indexes were made, and that of the system below PostgreSQL. */
interface Versions {
  readonly made: string;
  readonly present: string;
}

const otherVersion = (db: Database): Promise<Versions | undefined> =>
  firstRow<Versions>(
    db,
    `select datcollversion as made, pg_database_collation_actual_version(oid) as present from pg_database
    where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)`,
  );

/** Returns what the operator reads where the system sorts texts by other rules than when the indexes were made. */
export async function whyCollationIsDoubted(db: Database): Promise<string | undefined> {
  const other = await otherVersion(db);
  return (
    other &&
    `the system below PostgreSQL sorts texts by version ${other.present} of its rules, and the indexes were made by ${other.made}: npm run migrate makes them anew, in seconds`
  );
}

/** Makes all indexes anew where the system sorts texts by other rules than when they were made. Returns whether it did. */
export async function renewIndexes(db: Database): Promise<boolean> {
  if ((await otherVersion(db)) === undefined) return false;
  await rows(db, 'reindex schema public');
  await rows(
    db,
    `do $$ begin execute format('alter database %I refresh collation version', current_database()); end $$`,
  );
  return true;
}
