import { journaledTableNames } from '../audit/journaled-tables.ts';
import type { Database } from './database.ts';
import { rows } from './rows.ts';

/** Every table of the league. A migration that makes one adds it here, or to the journaled ones: only these are saved, emptied and restored. */
export const leagueTables: readonly string[] = [
  ...journaledTableNames,
  'admin_keys',
  'admin_users',
  'anonymised_players',
  'audit',
  'audit_rows',
  'bonus_types',
  'canary_beats',
  'channel_deliveries',
  'channels',
  'closed_days',
  'current_generation',
  'cut_off_sums',
  'draw_commitments',
  'draws',
  'earlier_names',
  'event_sums',
  'failing_close',
  'final_month_rebuilds',
  'final_months',
  'final_standings',
  'forgotten_identities',
  'forgotten_names',
  'frozen_sums',
  'generation_plugins',
  'generations',
  'identities',
  'import_layouts',
  'installation',
  'month_sums',
  'month_values',
  'nightly_backup',
  'notice_showings',
  'plugin_owners',
  'plugin_versions',
  'public_version',
  'replaced_commitments',
  'scheduler_reports',
  'screen_commands',
  'screens',
  'senders',
  'sources',
  'standings_state',
  'started_builds',
  'told_leader',
  'told_numbers',
  'uploads',
  'weeks_to_evaluate',
];

/** Returns the tables of the database's schema, without those in which Knex keeps its migrations. */
export async function tablesOf(db: Database): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    db,
    `select tablename::text as name from pg_tables
    where schemaname = 'public' and tablename not in ('knex_migrations', 'knex_migrations_lock') order by 1`,
  );
  return tables.map(({ name }) => name);
}
