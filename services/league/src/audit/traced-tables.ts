/** A table whose rows an undo can bring back or take away. */
interface Traced {
  /** The primary key. */
  readonly key: readonly string[];
  /** What else no two rows may share. */
  readonly unique?: readonly string[];
  /** Columns that the league computes: that they moved is no newer change. */
  readonly computed?: readonly string[];
  /** Which rows an admin wrote, as SQL over `r`; the others follow the data, and stand in no undo's way. */
  readonly byHand?: string;
}

/** Every table that leaves a trace; what is referred to comes before what refers to it. */
export const tracedTables = {
  players: { key: ['id'], computed: ['position', 'score', 'bonus', 'total', 'updated_at'] },
  entries: { key: ['id'], unique: ['player_id', 'date'] },
  adjustments: { key: ['id'] },
  player_bonuses: {
    key: ['id'],
    unique: ['player_id', 'bonus_type_id', 'week_start'],
    computed: ['settled_at'],
    byHand: 'r.assigned_by is not null',
  },
  bonus_blocks: { key: ['player_id', 'bonus_type_id', 'week_start'] },
  disqualifications: { key: ['player_id', 'month'] },
  // Each close writes them anew.
  last_positions: { key: ['month', 'player_id'], byHand: 'false' },
  prizes: { key: ['id'] },
  site_content: { key: ['id'], unique: ['key'] },
  game_rules: { key: ['id'] },
} as const satisfies Record<string, Traced>;

export type TracedTable = keyof typeof tracedTables;

/** The tables that hold what belongs to a player, and go with the player. */
export const tablesOfPlayers = [
  'entries',
  'adjustments',
  'player_bonuses',
  'bonus_blocks',
  'disqualifications',
  'last_positions',
] as const satisfies readonly TracedTable[];
