import { NewContent } from '@vetta/contract/content';
import { plainRows } from '@vetta/contract/plain-rows';
import { NewPrize } from '@vetta/contract/prizes';
import { eachNumber, isByHand, isWritten, NUMBER_COLUMNS } from '../entries/origins.ts';
import { textsOf } from '../players/forget-names.ts';
import { columnOf } from '../store/columns.ts';
import { italianMonth, monthOf, withArticle } from '../time/rome.ts';

/** Returns the text of a row's column, empty for any other value. */
type Texts = (column: string) => string;

/** What an undo needs to know about a table. SQL is over a row `r` of the table. */
interface Journaled {
  /** Returns what a row is called on screen; `player` is the name of the person to whom it belongs. */
  readonly called: (text: Texts, player: string) => string;
  /** The columns in which people write, and so may name somebody. */
  readonly texts?: readonly string[];
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

const bonusOf = (text: Texts, player: string) =>
  `un bonus di ${player} nella settimana ${withArticle('del', text('week_start'))}`;
const saidOf = (_: Texts, player: string) => `quello che i file dicono di ${player}`;

const settingNames: Readonly<Record<string, string>> = {
  prizes: 'le impostazioni dei premi',
  contest: 'le date del contest',
  launch: 'il momento del lancio',
  lotteryThreshold: 'la soglia della lotteria',
};

const plainTables = Object.fromEntries(
  Object.entries(plainRows).map(([table, { added, told }]): [string, Journaled] => [
    table,
    {
      called: (text) => `${told.the} «${text(columnOf(told.named))}»`,
      key: ['id'],
      isOutsideStandings: true,
      texts: textsOf(added).map(columnOf),
    },
  ]),
) as Readonly<Record<keyof typeof plainRows, Journaled>>; // It has these keys.

/** In the order in which an undo restores them: a table comes before those that reference it. */
const tables = {
  players: { key: ['id'], computed: ['updated_at'], called: (text) => `il partecipante ${text('name')}` },
  entries: {
    called: (text, player) => `l’entry di ${player} ${withArticle('del', text('date'))}`,
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
    called: (text) => `un evento di «${text('source')}»`,
    key: ['source', 'id'],
    byHand: () => 'false',
    // It has not come again since.
    stillHolds: 'not exists (select from events e where e.source = r.source and e.id = r.id)',
  },
  adjustments: {
    called: (_, player) => `i punti inseriti a mano per ${player}`,
    key: ['id'],
    ofPlayer: true,
  },
  player_bonuses: {
    called: bonusOf,
    texts: ['assigned_by'],
    key: ['id'],
    unique: ['player_id', 'bonus_type_id', 'week_start'],
    ofPlayer: true,
    computed: ['settled_at'],
    byHand: (row) => `${row}.assigned_by is not null`,
  },
  bonus_blocks: { key: ['player_id', 'bonus_type_id', 'week_start'], ofPlayer: true, called: bonusOf },
  disqualifications: {
    called: (_, player) => `la squalifica di ${player}`,
    key: ['player_id', 'month'],
    ofPlayer: true,
    texts: ['reason'],
  },
  last_positions: {
    called: (_, player) => `la posizione di ${player}`,
    key: ['month', 'player_id'],
    ofPlayer: true,
    byHand: () => 'false',
    // The month's next close has kept new positions, without the removed player.
    stillHolds: `not exists (select from closed_days d
      where d.ran_at > :at and d.covered_by is null and month_of(d.date) = r.month)`,
  },
  prizes: {
    called: (text) => `il premio «${text('title')}»`,
    key: ['id'],
    isOutsideStandings: true,
    texts: textsOf(NewPrize).map(columnOf),
  },
  site_content: {
    called: (text) => `il contenuto «${text('key')}»`,
    key: ['id'],
    unique: ['key'],
    isOutsideStandings: true,
    texts: textsOf(NewContent).map(columnOf),
  },
  ...plainTables,
  settings: {
    called: (text) => settingNames[text('key')] ?? `l’impostazione «${text('key')}»`,
    key: ['id'],
    unique: ['key'],
  },
  contests: {
    called: (text) => `le date del contest di ${italianMonth(monthOf(text('month')))}`,
    key: ['month'],
  },
  scoring_config: { key: ['singleton'], computed: ['updated_at'], called: () => 'i punteggi' },
  // Not of the player: it stays when the player is removed, as a final month's row does.
  prize_handovers: {
    called: (text) => `la consegna del premio «${text('title')}» di ${italianMonth(monthOf(text('month')))}`,
    key: ['month', 'prize_id'],
    texts: ['title'],
  },
  challenges: { called: (text) => `la sfida «${text('name')}»`, key: ['id'], texts: ['name', 'stake'] },
  notices: {
    called: (text) => `l’avviso «${text('text')}»`,
    key: ['id'],
    isOutsideStandings: true,
    texts: ['title', 'text'],
  },
  import_people: {
    called: saidOf,
    texts: ['name'],
    key: ['name_hash'],
    ofPlayer: true,
    byHand: () => 'false',
    // Nothing else was decided for the name since.
    stillHolds: 'not exists (select from import_people p where p.name_hash = r.name_hash)',
  },
  source_numbers: {
    called: saidOf,
    key: ['source_id', 'player_id', 'date'],
    ofPlayer: true,
    byHand: () => 'false',
    isDecision: true,
    stillHolds: `exists (select from sources s where s.id = r.source_id) and not exists (
      select from source_numbers n where (n.source_id, n.player_id, n.date) = (r.source_id, r.player_id, r.date))`,
  },
  // Not of the player either: without one the link belongs to no player from its day on.
  identity_links: { key: ['source', 'who', 'from_day'], called: (text) => `a chi va «${text('who')}»` },
  event_kinds: { key: ['source', 'kind'], called: (text) => `quello che conta «${text('source')}»` },
} satisfies Readonly<Record<string, Journaled>>;

export type JournaledTable = keyof typeof tables;

/** The tables whose changes can be journaled. */
export const journaledTables: Readonly<Record<JournaledTable, Journaled>> = tables;

// The record has these keys alone.
export const journaledTableNames = Object.keys(tables) as readonly JournaledTable[];

export const tablesOfPlayers = journaledTableNames.filter((table) => journaledTables[table].ofPlayer);
