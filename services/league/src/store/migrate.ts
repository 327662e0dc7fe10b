import type { Knex } from 'knex';
import type { Database, Transaction } from './database.ts';
import { locks } from './locks.ts';
import { play } from './migrations/0001-play.ts';
import { site } from './migrations/0002-site.ts';
import { months } from './migrations/0003-months.ts';
import { lottery } from './migrations/0004-lottery.ts';
import { operation } from './migrations/0005-operation.ts';
import { baseData } from './migrations/0006-base-data.ts';
import { publicVersion } from './migrations/0007-public-version.ts';
import { undo } from './migrations/0008-undo.ts';
import { keptContest } from './migrations/0009-kept-contest.ts';
import { keyRotation } from './migrations/0010-key-rotation.ts';
import { uploads } from './migrations/0011-uploads.ts';
import { playersByTotal } from './migrations/0012-players-by-total.ts';
import { pendingBonuses } from './migrations/0013-pending-bonuses.ts';
import { numbersByPlayer } from './migrations/0014-numbers-by-player.ts';
import { monthSums } from './migrations/0015-month-sums.ts';
import { weeksToEvaluate } from './migrations/0016-weeks-to-evaluate.ts';
import { journals } from './migrations/0017-journals.ts';
import { installation } from './migrations/0018-installation.ts';
import { monthValues } from './migrations/0019-month-values.ts';
import { drawRanks } from './migrations/0020-draw-ranks.ts';
import { replacedCommitments } from './migrations/0021-replaced-commitments.ts';
import { failingClose } from './migrations/0022-failing-close.ts';
import { versionOfPastMonths } from './migrations/0023-version-of-past-months.ts';
import { prizeHandovers } from './migrations/0024-prize-handovers.ts';
import { closeAlerts } from './migrations/0025-close-alerts.ts';
import { nightlyBackup } from './migrations/0026-nightly-backup.ts';
import { generations } from './migrations/0027-generations.ts';
import { screens } from './migrations/0028-screens.ts';
import { canaries } from './migrations/0029-canaries.ts';
import { darkCommands } from './migrations/0030-dark-commands.ts';
import { frozenSums } from './migrations/0031-frozen-sums.ts';
import { anonymisedPlayers } from './migrations/0032-anonymised-players.ts';
import { restoredOn } from './migrations/0033-restored-on.ts';
import { importedMonths } from './migrations/0035-imported-months.ts';
import { contests } from './migrations/0036-contests.ts';
import { closeCutOffs } from './migrations/0040-close-cut-offs.ts';
import { namedKeys } from './migrations/0041-named-keys.ts';
import { importDecisions } from './migrations/0044-import-decisions.ts';
import { prizeMonths } from './migrations/0045-prize-months.ts';
import { recoveredAlerts } from './migrations/0050-recovered-alerts.ts';
import { restores } from './migrations/0051-restores.ts';
import { notices } from './migrations/0052-notices.ts';
import { intake } from './migrations/0053-intake.ts';
import { sources } from './migrations/0054-sources.ts';
import { playerRoles } from './migrations/0058-player-roles.ts';
import { channels } from './migrations/0059-channels.ts';
import { keptPoints } from './migrations/0066-kept-points.ts';
import { dayBackups } from './migrations/0069-day-backups.ts';
import { pluginCalls } from './migrations/0072-plugin-calls.ts';
import { backupsOnTheDataDisk } from './migrations/0078-backups-on-the-data-disk.ts';
import { rulesWithoutFigures } from './migrations/0079-rules-without-figures.ts';
import { absentDays } from './migrations/0081-absent-days.ts';
import { originPerNumber } from './migrations/0082-origin-per-number.ts';
import { linksByDay } from './migrations/0083-links-by-day.ts';
import { namesOfPeople } from './migrations/0084-names-of-people.ts';
import { numbersAsTaken } from './migrations/0085-numbers-as-taken.ts';
import { absencesAreNoDays } from './migrations/0086-absences-are-no-days.ts';
import { oneCutOff } from './migrations/0087-one-cut-off.ts';
import { ownersOfPlugins } from './migrations/0088-owners-of-plugins.ts';
import { senders } from './migrations/0089-senders.ts';

// Names without an extension: the names stored in the database must not depend on how the code runs.
const migrations: ReadonlyMap<string, Knex.Migration> = new Map([
  ['0001-play', play],
  ['0002-site', site],
  ['0003-months', months],
  ['0004-lottery', lottery],
  ['0005-operation', operation],
  ['0006-base-data', baseData],
  ['0007-public-version', publicVersion],
  ['0008-undo', undo],
  ['0009-kept-contest', keptContest],
  ['0010-key-rotation', keyRotation],
  ['0011-uploads', uploads],
  ['0012-players-by-total', playersByTotal],
  ['0013-pending-bonuses', pendingBonuses],
  ['0014-numbers-by-player', numbersByPlayer],
  ['0015-month-sums', monthSums],
  ['0016-weeks-to-evaluate', weeksToEvaluate],
  ['0017-journals', journals],
  ['0018-installation', installation],
  ['0019-month-values', monthValues],
  ['0020-draw-ranks', drawRanks],
  ['0021-replaced-commitments', replacedCommitments],
  ['0022-failing-close', failingClose],
  ['0023-version-of-past-months', versionOfPastMonths],
  ['0024-prize-handovers', prizeHandovers],
  ['0025-close-alerts', closeAlerts],
  ['0026-nightly-backup', nightlyBackup],
  ['0027-generations', generations],
  ['0028-screens', screens],
  ['0029-canaries', canaries],
  ['0030-dark-commands', darkCommands],
  ['0031-frozen-sums', frozenSums],
  ['0032-anonymised-players', anonymisedPlayers],
  ['0033-restored-on', restoredOn],
  ['0035-imported-months', importedMonths],
  ['0036-contests', contests],
  ['0040-close-cut-offs', closeCutOffs],
  ['0041-named-keys', namedKeys],
  ['0044-import-decisions', importDecisions],
  ['0045-prize-months', prizeMonths],
  ['0050-recovered-alerts', recoveredAlerts],
  ['0051-restores', restores],
  ['0052-notices', notices],
  ['0053-intake', intake],
  ['0054-sources', sources],
  ['0058-player-roles', playerRoles],
  ['0059-channels', channels],
  ['0066-kept-points', keptPoints],
  ['0069-day-backups', dayBackups],
  ['0072-plugin-calls', pluginCalls],
  ['0078-backups-on-the-data-disk', backupsOnTheDataDisk],
  ['0079-rules-without-figures', rulesWithoutFigures],
  ['0081-absent-days', absentDays],
  ['0082-origin-per-number', originPerNumber],
  ['0083-links-by-day', linksByDay],
  ['0084-names-of-people', namesOfPeople],
  ['0085-numbers-as-taken', numbersAsTaken],
  ['0086-absences-are-no-days', absencesAreNoDays],
  ['0087-one-cut-off', oneCutOff],
  ['0088-owners-of-plugins', ownersOfPlugins],
  ['0089-senders', senders],
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
  migrationSource: sourceOf(names),
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
    await trx.migrate.latest(optionsFor(names));
  });
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
