import type { Database } from './database.ts';
import { rows } from './rows.ts';

/** Every table of the league, by name. A migration that makes one adds it here: only these are saved, emptied and restored. */
export const leagueTables: readonly string[] = [
  'adjustments',
  'admin_keys',
  'admin_users',
  'anonymised_players',
  'audit',
  'audit_rows',
  'bonus_blocks',
  'bonus_types',
  'canary_beats',
  'close_alerts',
  'closed_days',
  'contests',
  'current_generation',
  'disqualifications',
  'draw_commitments',
  'draws',
  'entries',
  'event_kinds',
  'event_sums',
  'events',
  'failing_close',
  'final_month_rebuilds',
  'final_months',
  'final_standings',
  'frozen_sums',
  'game_rules',
  'generation_plugins',
  'generations',
  'identities',
  'import_layouts',
  'import_people',
  'installation',
  'last_positions',
  'month_sums',
  'month_values',
  'nightly_backup',
  'notice_showings',
  'notices',
  'player_bonuses',
  'players',
  'plugin_versions',
  'prize_handovers',
  'prizes',
  'public_version',
  'replaced_commitments',
  'scheduler_reports',
  'scoring_config',
  'screen_commands',
  'screens',
  'settings',
  'site_content',
  'sources',
  'standings_state',
  'started_builds',
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
