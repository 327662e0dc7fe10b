import { eachNumber, isByHand, isWritten, NUMBER_COLUMNS } from '../entries/origins.ts';

/** The tables whose changes can be journaled; a table comes before those that reference it. */
export const journaledTableNames = [
  'players',
  'entries',
  'events',
  'adjustments',
  'player_bonuses',
  'bonus_blocks',
  'disqualifications',
  'last_positions',
  'prizes',
  'site_content',
  'game_rules',
  'settings',
  'contests',
  'scoring_config',
  'prize_handovers',
  'notices',
  'import_people',
  'source_numbers',
  'identity_links',
  'event_kinds',
] as const;
export type JournaledTable = (typeof journaledTableNames)[number];

/** What an undo needs to know about a table. SQL is over a row `r` of the table. */
interface Journaled {
  /** The primary key. */
  readonly key: readonly string[];
  /** Another unique key. */
  readonly unique?: readonly string[];
  /** Whether its rows belong to a player, by `player_id`, and are deleted with the player. */
  readonly ofPlayer?: true;
  /** Columns that the league computes: a new value there is no newer change. */
  readonly computed?: readonly string[];
  /** Its rows are changed without the standings' lock. */
  readonly isOutsideStandings?: true;
  /** SQL of the names of a row's columns that follow other data. */
  readonly derived?: (row: string) => string;
  /** SQL that selects the rows that an admin wrote. The others follow the data and conflict with no undo. */
  readonly byHand?: (row: string) => string;
  /** A change decides in its rows, and adds none: an undo gives back the decision alone (`undecideNumbers`). */
  readonly isDecision?: true;
  /** A row that no admin wrote is removed where an undo restores another of the same unique key. */
  readonly givesWay?: true;
  /** What columns have in the rows of a journal that is older than they are; null if nothing is said. */
  readonly younger?: Readonly<Record<string, string>>;
  /** SQL that selects the removed rows that still apply; `:at` is when they were removed. */
  readonly stillHolds?: string;
}

export const journaledTables: Readonly<Record<JournaledTable, Journaled>> = {
  players: { key: ['id'], computed: ['updated_at'] },
  entries: {
    key: ['id'],
    unique: ['player_id', 'date'],
    ofPlayer: true,
    computed: ['recorded_at'],
    // A number that nobody wrote is counted anew after an undo.
    derived: (row) =>
      `array_remove(array[${eachNumber(({ column }) => {
        const own = `coalesce(${isWritten(`${row}.${column}_origin`)}, false)`;
        return `case when not ${own} then '${column}' end, case when not ${own} then '${column}_origin' end`;
      })}], null)`,
    byHand: isByHand,
    givesWay: true,
    younger: Object.fromEntries(NUMBER_COLUMNS.map(({ column }) => [`${column}_origin`, 'typed'])),
  },
  // What a key brought, taken out.
  events: {
    key: ['source', 'id'],
    byHand: () => 'false',
    // It has not come again since.
    stillHolds: 'not exists (select from events e where e.source = r.source and e.id = r.id)',
  },
  adjustments: { key: ['id'], ofPlayer: true },
  player_bonuses: {
    key: ['id'],
    unique: ['player_id', 'bonus_type_id', 'week_start'],
    ofPlayer: true,
    computed: ['settled_at'],
    byHand: (row) => `${row}.assigned_by is not null`,
  },
  bonus_blocks: { key: ['player_id', 'bonus_type_id', 'week_start'], ofPlayer: true },
  disqualifications: { key: ['player_id', 'month'], ofPlayer: true },
  last_positions: {
    key: ['month', 'player_id'],
    ofPlayer: true,
    byHand: () => 'false',
    // The month's next close has kept new positions, without the removed player.
    stillHolds: `not exists (select from closed_days d
      where d.ran_at > :at and d.covered_by is null and month_of(d.date) = r.month)`,
  },
  prizes: { key: ['id'], isOutsideStandings: true },
  site_content: { key: ['id'], unique: ['key'], isOutsideStandings: true },
  game_rules: { key: ['id'], isOutsideStandings: true },
  settings: { key: ['id'], unique: ['key'] },
  contests: { key: ['month'] },
  scoring_config: { key: ['singleton'], computed: ['updated_at'] },
  // Not of the player: it stays when the player is removed, as a final month's row does.
  prize_handovers: { key: ['month', 'prize_id'] },
  notices: { key: ['id'], isOutsideStandings: true },
  import_people: {
    key: ['name_hash'],
    ofPlayer: true,
    byHand: () => 'false',
    // Nothing else was decided for the name since.
    stillHolds: 'not exists (select from import_people p where p.name_hash = r.name_hash)',
  },
  source_numbers: {
    key: ['source_id', 'player_id', 'date'],
    ofPlayer: true,
    byHand: () => 'false',
    isDecision: true,
    stillHolds: `exists (select from sources s where s.id = r.source_id) and not exists (
      select from source_numbers n where (n.source_id, n.player_id, n.date) = (r.source_id, r.player_id, r.date))`,
  },
  // Not of the player either: without one the link belongs to no player from its day on.
  identity_links: { key: ['source', 'who', 'from_day'] },
  event_kinds: { key: ['source', 'kind'] },
};

export const tablesOfPlayers = journaledTableNames.filter((table) => journaledTables[table].ofPlayer);
