import type { Key } from '@vetta/contract/keys';
import type { Prize } from '@vetta/contract/prizes';
import type { Day } from '@vetta/contract/values';
import type { Knex } from 'knex';

type Uuid = string;
/** An instant as ISO text with its offset. */
type Instant = string;
/** JSON as text: `JSON.stringify(value)`. */
type Json = string;

/** A table by its columns. An insert may leave out those of `Default`, which the database fills, and those that may be null. */
type Table<Columns, Default extends keyof Columns = never> = Knex.CompositeTableType<
  Columns,
  Omit<Columns, Default | MayBeNull<Columns>> & Partial<Pick<Columns, Default | MayBeNull<Columns>>>,
  Partial<Columns>
>;
type MayBeNull<Columns> = {
  [Column in keyof Columns]: null extends Columns[Column] ? Column : never;
}[keyof Columns];

/** The columns of a contract's fields, as columns.ts names them. */
type ColumnsOf<Row> = { [Field in keyof Row as ColumnOf<Field & string>]: Row[Field] };
type ColumnOf<Field extends string> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : '';

// Every table that Knex's builder writes or reads in the services, as the migrations leave it, so that the compiler checks it. A
// test compares these with the schema (tools/src/statements), and every statement in text with the type of its rows.
declare module 'knex/types/tables.js' {
  interface Tables {
    admin_keys: Table<ColumnsOf<Key> & { hash: string; revoked_at: Instant | null }>;
    admin_users: Table<
      {
        id: Uuid;
        username: string;
        password_hash: string;
        last_login: Instant | null;
        created_at: Instant;
        previous_hash: string | null;
        previous_until: Instant | null;
        is_given: boolean;
      },
      'id' | 'is_given'
    >;
    bonus_blocks: Table<{ player_id: Uuid; bonus_type_id: Uuid; week_start: Day }>;
    canary_beats: Table<{
      generation: number;
      at: Instant;
      painted: boolean;
      dark: boolean;
      data_age: number | null;
      heap: number | null;
      failure: Json | null;
    }>;
    channel_deliveries: Table<
      {
        id: Uuid;
        channel_id: Uuid;
        event: string;
        key: string;
        facts: Json;
        created_at: Instant;
        state: string;
        attempts: number;
        last_attempt_at: Instant | null;
        next_attempt_at: Instant;
        due_since: Instant;
        status: number | null;
        error: string | null;
      },
      'id' | 'state' | 'attempts'
    >;
    channels: Table<
      {
        id: Uuid;
        name: string;
        kind: string;
        events: string[];
        admin_only: boolean;
        missing_at: string | null;
        missing_told_on: Day | null;
        host: string;
        sealed: string;
        is_active: boolean;
        off_because: string | null;
        off_at: Instant | null;
        created_at: Instant;
        attempted_at: Instant[];
      },
      'id' | 'is_active' | 'attempted_at'
    >;
    current_generation: Table<{ singleton: boolean; number: number | null }, 'singleton'>;
    cut_off_sums: Table<{
      month: Day;
      player_id: Uuid;
      days: number;
      rings: number;
      appt_set: number;
      appt_done: number;
      presences: number;
    }>;
    draw_commitments: Table<
      {
        id: Uuid;
        month: Day;
        commitment: string;
        secret: string;
        committed_at: Instant;
        revealed_at: Instant | null;
        redraws: Uuid | null;
      },
      'id'
    >;
    draws: Table<
      {
        id: Uuid;
        month: Day;
        prize_id: Uuid;
        prize_title: string;
        commitment_id: Uuid;
        drawn_at: Instant;
        participants: Json;
        winner_id: Uuid | null;
        voided_at: Instant | null;
        void_reason: string | null;
        rank: number | null;
      },
      'id'
    >;
    earlier_names: Table<{ player_id: Uuid; name: string }>;
    failing_close: Table<
      { singleton: boolean; day: Day; since: Instant; stopped: boolean; because: string | null },
      'singleton' | 'stopped'
    >;
    final_month_rebuilds: Table<{ id: Uuid; month: Day; reason: string; rebuilt_at: Instant }, 'id'>;
    final_months: Table<
      {
        month: Day;
        finalised_at: Instant;
        scoring: Json;
        bonuses: Json;
        prizes: Json;
        prize_settings: Json;
        contest: Json;
        cut_off: Instant;
        imported: boolean;
        is_told: boolean;
      },
      'imported' | 'is_told'
    >;
    forgotten_identities: Table<{ source: string; who_hash: string }>;
    forgotten_names: Table<{ name_hash: string; left_out_by: Uuid | null }>;
    generation_plugins: Table<{ generation: number; name: string; hash: string }>;
    generations: Table<
      {
        number: number;
        made_at: Instant;
        made_by: string;
        why: string;
        based_on: number | null;
        restores: number | null;
        canary_screen: string | null;
        canary_state: string | null;
        canary_ended_because: string | null;
        canary_screen_id: Uuid | null;
        canary_extends: boolean;
        canary_seconds: number;
        canary_healthy_at: Instant | null;
        reported_at: Instant | null;
      },
      'canary_extends' | 'canary_seconds'
    >;
    import_layouts: Table<{
      header: string;
      columns: Json;
      date_order: string | null;
      sheet: string | null;
      decided_at: Instant;
    }>;
    import_people: Table<{
      name_hash: string;
      name: string | null;
      player_id: Uuid | null;
      journal: Uuid;
      decided_at: Instant;
    }>;
    installation: Table<
      { singleton: boolean; id: Uuid; restored_on: Day | null },
      'singleton' | 'id' | 'restored_on'
    >;
    last_positions: Table<
      { month: Day; player_id: Uuid; position: number; total: number | null; by_hand: number | null },
      'total' | 'by_hand'
    >;
    players: Table<
      {
        id: Uuid;
        name: string;
        joined_on: Day;
        archived_on: Day | null;
        is_demo: boolean;
        updated_at: Instant;
        added_on: Day | null;
        role: string | null;
        team: string | null;
      },
      'id' | 'is_demo'
    >;
    plugin_owners: Table<{ name: string; key_id: Uuid | null }>;
    plugin_versions: Table<{
      name: string;
      hash: string;
      declaration: Json | null;
      files: Json;
      published_at: Instant;
      published_by: string;
      published_key: Uuid | null;
      withdrawn_at: Instant | null;
    }>;
    prizes: Table<
      ColumnsOf<Prize> & { is_demo: boolean },
      'id' | 'is_lottery' | 'is_active' | 'is_demo' | 'month'
    >;
    screen_commands: Table<{
      id: Uuid;
      screen_id: Uuid;
      kind: string;
      sent_at: Instant;
      received_at: Instant | null;
      done_at: Instant | null;
      dark: boolean | null;
    }>;
    screens: Table<{
      id: Uuid;
      code: string;
      first_seen_at: Instant;
      name: string | null;
      plan: Json | null;
      token_hash: string | null;
      token_used_at: Instant | null;
      beat_at: Instant;
      generation: number;
      painted: boolean;
      dark: boolean;
      scene: string | null;
      data_age: number | null;
      restarts: number;
      clock_offset: number;
      viewport_width: number;
      viewport_height: number;
      heap: number | null;
      last_failure: Json | null;
    }>;
    senders: Table<
      { source: string; key_id: Uuid | null; refused_on: Day | null; refused: number },
      'refused'
    >;
    sources: Table<
      {
        id: Uuid;
        name: string;
        host: string;
        sealed: string;
        every_minutes: number;
        from_time: string;
        to_time: string;
        paused: boolean;
        options: Json;
        etag: string | null;
        last_modified: string | null;
        content_hash: string | null;
        last_run_at: Instant | null;
        last_good_at: Instant | null;
        last_taken_at: Instant | null;
        problem: Json | null;
        problem_since: Instant | null;
        waiting: Json;
      },
      'id' | 'waiting'
    >;
    started_builds: Table<{ name: string; hash: string }>;
    told_leader: Table<
      {
        singleton: boolean;
        month: Day;
        player_id: Uuid | null;
        told_at: Instant | null;
        next_id: Uuid | null;
        next_since: Instant | null;
        seen_id: Uuid | null;
        seen_total: number | null;
        seen_at: Instant | null;
      },
      'singleton'
    >;
    uploads: Table<{ id: Uuid; type: string; uploaded_at: Instant }, 'uploaded_at'>;
  }
}
