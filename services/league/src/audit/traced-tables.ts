/** The tables that leave a trace: what is referred to comes before what refers to it. */
export const tracedTableNames = [
  'players',
  'entries',
  'adjustments',
  'player_bonuses',
  'bonus_blocks',
  'disqualifications',
  'last_positions',
  'prizes',
  'site_content',
  'game_rules',
] as const;
export type TracedTable = (typeof tracedTableNames)[number];

/** What an undo must know of a table. The SQL is over a row `r` of it. */
interface Traced {
  /** The primary key. */
  readonly key: readonly string[];
  /** What else no two rows may share. */
  readonly unique?: readonly string[];
  /** Whether its rows belong to a player, by `player_id`, and go with the player. */
  readonly ofPlayer?: true;
  /** Columns that the league computes: that they moved is no newer change. */
  readonly computed?: readonly string[];
  /** Which rows an admin wrote; the others follow the data, and stand in no undo's way. */
  readonly byHand?: string;
  /** Which removed rows still mean something; `:at` is when they were removed. */
  readonly stillHolds?: string;
}

export const tracedTables: Readonly<Record<TracedTable, Traced>> = {
  players: { key: ['id'], computed: ['updated_at'] },
  entries: { key: ['id'], unique: ['player_id', 'date'], ofPlayer: true, computed: ['recorded_at'] },
  adjustments: { key: ['id'], ofPlayer: true },
  player_bonuses: {
    key: ['id'],
    unique: ['player_id', 'bonus_type_id', 'week_start'],
    ofPlayer: true,
    computed: ['settled_at'],
    byHand: 'r.assigned_by is not null',
  },
  bonus_blocks: { key: ['player_id', 'bonus_type_id', 'week_start'], ofPlayer: true },
  disqualifications: { key: ['player_id', 'month'], ofPlayer: true },
  last_positions: {
    key: ['month', 'player_id'],
    ofPlayer: true,
    byHand: 'false',
    // The month's next close wrote them anew, without those who were not there.
    stillHolds: `not exists (select from closed_days d
      where d.ran_at > :at and d.covered_by is null and month_of(d.date) = r.month)`,
  },
  prizes: { key: ['id'] },
  site_content: { key: ['id'], unique: ['key'] },
  game_rules: { key: ['id'] },
};

export const tablesOfPlayers = tracedTableNames.filter((table) => tracedTables[table].ofPlayer);
