import { LONGEST_TEAM } from '@vetta/contract/groups';
import { isReservedName } from '@vetta/contract/reserved-name';
import { journaledTableNames, journaledTables } from '../audit/journaled-tables.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { forgetNames, forgetNamesInText, type Person } from './forget-names.ts';

/** A table with what people write into it. */
interface Place {
  readonly table: string;
  readonly texts?: readonly string[];
  readonly json?: readonly string[];
  /** The keys of the JSON whose values stay. */
  readonly spared?: ReadonlySet<string>;
  /** How many characters a text may have. */
  readonly longest?: number;
}

/** The columns by which an undo finds the rows of a journal. */
const KEYS = new Set(
  journaledTableNames.flatMap((table) => {
    const { key, unique = [] } = journaledTables[table];
    return [...key, ...unique];
  }),
);

/**
 * Where a person's name may stand. A test fails on a column of the schema that is neither here nor in its list of those that
 * hold no name. Not here: the names of players and of final standings, which are replaced by id.
 */
export const places: readonly Place[] = [
  { table: 'admin_keys', texts: ['name', 'made_by'], longest: 120 },
  { table: 'audit', texts: ['actor'], json: ['before', 'after'] },
  { table: 'audit_rows', json: ['removed', 'written'], spared: KEYS },
  { table: 'challenges', json: ['sides', 'shown', 'rebuilds'] },
  { table: 'channel_deliveries', json: ['facts'] },
  { table: 'channels', texts: ['name'], longest: 60 },
  { table: 'draws', texts: ['prize_title', 'void_reason'], json: ['participants'] },
  { table: 'final_month_rebuilds', texts: ['reason'] },
  { table: 'final_months', json: ['prizes'] },
  { table: 'final_standings', texts: ['team'], longest: LONGEST_TEAM },
  { table: 'generations', texts: ['made_by', 'why', 'canary_screen', 'canary_ended_because'] },
  { table: 'import_layouts', texts: ['sheet'], json: ['columns'] },
  { table: 'month_values', json: ['prizes'] },
  { table: 'players', texts: ['team'], longest: LONGEST_TEAM },
  { table: 'plugin_versions', texts: ['published_by'] },
  { table: 'screens', texts: ['name'], longest: 60 },
  { table: 'sources', texts: ['name'], json: ['options', 'problem', 'waiting'], longest: 80 },
  ...journaledTableNames.flatMap((table) => {
    const { texts } = journaledTables[table];
    return texts === undefined ? [] : [{ table, texts }];
  }),
];

/** Replaces the person's names in everything that people wrote, and in the audit with its journals. */
export async function forgetEverywhere(trx: Transaction, person: Person): Promise<void> {
  if (person.names.length === 0) return;
  for (const place of places) await forgetIn(trx, place, person);
}

// In any case, as `forgetNamesInText` replaces. ICU's, since the database's own locale may know ASCII only.
const lower = (text: string) => `lower(cast(${text} as text) collate "it-x-icu")`;

async function forgetIn(
  trx: Transaction,
  { table, texts = [], json = [], spared, longest }: Place,
  person: Person,
): Promise<void> {
  const columns = [...texts, ...json];
  const found = await rows<Record<string, unknown>>(
    trx,
    `select cast(ctid as text) as place, ${columns.join(', ')} from ${table}
    where exists (
      select from jsonb_array_elements_text(cast(:written as jsonb)) as known
      where ${columns.map((column) => `strpos(${lower(column)}, ${lower('known')}) > 0`).join(' or ')}
    )
    for update`,
    { written: JSON.stringify(person.names.flatMap((name) => [name, JSON.stringify(name).slice(1, -1)])) },
  );
  for (const { place, ...row } of found) {
    const forgotten = [
      ...texts.map((column) => [column, inText(row[column], person)?.slice(0, longest) ?? null] as const),
      ...json.map((column) => [column, inJson(row[column], person, spared)] as const),
    ];
    await trx(table)
      .whereRaw('ctid = cast(? as tid)', [String(place)])
      .update(Object.fromEntries(forgotten));
  }
}

/** Whether an actor is an admin who gave no name, or the product itself, even if a player was called so. */
const isNoPerson = (actor: string): boolean => actor === 'admin' || isReservedName(actor);

const inText = (text: unknown, person: Person): string | null => {
  if (typeof text !== 'string') return null;
  return isNoPerson(text) ? text : forgetNamesInText(text, person);
};

const inJson = (json: unknown, person: Person, spared: Place['spared']): string | null =>
  json === null ? null : JSON.stringify(forgetNames(json, person, spared));
