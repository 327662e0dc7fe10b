import type { Knex } from 'knex';
import type { Database, Transaction } from './database.ts';
import { locks } from './locks.ts';
import { baseline } from './migrations/0081-baseline.ts';
import { originPerNumber } from './migrations/0082-origin-per-number.ts';
import { linksByDay } from './migrations/0083-links-by-day.ts';
import { namesOfPeople } from './migrations/0084-names-of-people.ts';
import { numbersAsTaken } from './migrations/0085-numbers-as-taken.ts';
import { absencesAreNoDays } from './migrations/0086-absences-are-no-days.ts';
import { oneCutOff } from './migrations/0087-one-cut-off.ts';
import { ownersOfPlugins } from './migrations/0088-owners-of-plugins.ts';
import { senders } from './migrations/0089-senders.ts';
import { sealedSources } from './migrations/0090-sealed-sources.ts';
import { rememberedSpellings } from './migrations/0092-remembered-spellings.ts';
import { keysByByte } from './migrations/0093-keys-by-byte.ts';

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

// Names without an extension: the names stored in the database must not depend on how the code runs.
const migrations: ReadonlyMap<string, Knex.Migration> = new Map([
  [BASELINE, baseline],
  ['0082-origin-per-number', originPerNumber],
  ['0083-links-by-day', linksByDay],
  ['0084-names-of-people', namesOfPeople],
  ['0085-numbers-as-taken', numbersAsTaken],
  ['0086-absences-are-no-days', absencesAreNoDays],
  ['0087-one-cut-off', oneCutOff],
  ['0088-owners-of-plugins', ownersOfPlugins],
  ['0089-senders', senders],
  ['0090-sealed-sources', sealedSources],
  ['0092-remembered-spellings', rememberedSpellings],
  ['0093-keys-by-byte', keysByByte],
]);

const sourceOf = (names: readonly string[]): Knex.MigrationSource<string> => ({
  getMigrations: async () => [...names],
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations.get(name);
    if (migration === undefined)
      throw new Error(`The database knows a migration that this version does not: ${name}`);
    return migration;
  },
});

/** The schema's migrations, oldest first. */
export const knownMigrations = (): string[] => [...migrations.keys()];

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
