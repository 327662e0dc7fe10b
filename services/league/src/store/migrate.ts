import { readdirSync } from 'node:fs';
import type { Knex } from 'knex';
import type { Database, Transaction } from './database.ts';
import { locks } from './locks.ts';

const BASELINE = '0081-baseline';
/** The migration that the baseline ends with, in databases that were made by the earlier ones. */
const LAST_BEFORE = '0081-absent-days';

/** The commit whose version brings a database up to LAST_BEFORE. */
export const LAST_COMMIT_BEFORE_BASELINE = '0da0bf0f';

/** Whether the migrations, named as their database or backup has them, end before the baseline. */
export const isBeforeBaseline = (applied: readonly string[]): boolean =>
  applied[0] === '0001-play' && !applied.includes(LAST_BEFORE);

/** Returns the migrations with the baseline in the place of those that it stands for. */
export const sinceBaseline = (applied: readonly string[]): string[] =>
  applied.includes(LAST_BEFORE) ? [BASELINE, ...applied.filter((name) => name > LAST_BEFORE)] : [...applied];

const FOLDER = new URL('./migrations/', import.meta.url);
// Names without an extension: the names stored in the database must not depend on how the code runs.
const migrations: readonly string[] = readdirSync(FOLDER)
  .flatMap((file) => /^(\d{4}-[-\w]+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();

const sourceOf = (names: readonly string[]): Knex.MigrationSource<string> => ({
  getMigrations: async () => [...names],
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    if (!migrations.includes(name))
      throw new Error(`The database knows a migration that this version does not: ${name}`);
    const file: { readonly migration: Knex.Migration } = await import(`${FOLDER}${name}.ts`);
    return file.migration;
  },
});

/** The schema's migrations, oldest first. */
export const knownMigrations = (): string[] => [...migrations];

const optionsFor = (names: readonly string[]) => ({
  migrationSource: sourceOf(sinceBaseline(names)),
  disableMigrationsListValidation: false,
});

/**
 * Brings the schema up to date, or to the migrations named. Two processes may start at once: the second waits for the first.
 * Throws PostgreSQL's error 55P03 if another session holds a table for longer than 10 s.
 */
export async function migrate(db: Database, names: readonly string[] = knownMigrations()): Promise<void> {
  // Knex's own lock is a row, which a killed process leaves behind; this lock ends with its connection.
  await db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [locks.migrations]);
    // After the wait for another start, which may migrate for longer.
    await trx.raw("set local lock_timeout = '10s'");
    await adoptBaseline(trx);
    await trx.migrate.latest(optionsFor(names));
  });
}

/** Marks the baseline as applied in a database that earlier migrations brought to the same schema. */
async function adoptBaseline(trx: Transaction): Promise<void> {
  if (!(await trx.schema.hasTable('knex_migrations'))) return;
  await trx.raw(
    'delete from knex_migrations where name < ? and exists (select from knex_migrations where name = ?)',
    [LAST_BEFORE, LAST_BEFORE],
  );
  await trx.raw('update knex_migrations set name = ? where name = ?', [BASELINE, LAST_BEFORE]);
}

/**
 * Removes the schema with all its data, even that of a newer version; lets `fill` build it up to the migrations that it names
 * and insert its own data, and migrates the result to the current schema.
 */
export async function replaceSchema<T>(
  trx: Transaction,
  fill: (migrateTo: (names: readonly string[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  await trx.raw('select pg_advisory_xact_lock(?)', [locks.migrations]);
  // Not by the migrations' `down`: those of a newer version are not known here.
  await trx.raw('drop schema public cascade');
  await trx.raw('create schema public');
  const filled = await fill(async (names) => {
    await trx.migrate.latest(optionsFor(names));
  });
  await trx.migrate.latest(optionsFor(knownMigrations()));
  return filled;
}
