import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { columns, columnsOf, createdPlayers, image, knownColumns } from './image.ts';
import {
  type JournaledTable,
  journaledTableNames,
  journaledTables,
  tablesOfPlayers,
} from './journaled-tables.ts';

/** A row because of which a change cannot be undone: as it is now, or as the change left it if it is gone. */
export interface Conflict {
  readonly table: JournaledTable;
  readonly row: Readonly<Record<string, unknown>>;
  /** True for an award of a month that became final; false for something newer. */
  readonly isFinal: boolean;
}

/** Returns for each journal the first row that conflicts with undoing it, if there is one. Changes nothing. */
export async function conflictsWith(
  db: Database,
  journals: readonly string[],
): Promise<ReadonlyMap<string, Conflict>> {
  const touched = await rows<{ table: JournaledTable }>(
    db,
    'select distinct table_name as "table" from audit_rows where journal = any(cast(:journals as uuid[]))',
    { journals },
  );
  const checks = checksOf(new Set(touched.map(({ table }) => table)));
  if (checks.length === 0) return new Map();
  const found = await rows<Conflict & { readonly journal: string }>(
    db,
    `select j.journal, first.* from unnest(cast(:journals as uuid[])) j (journal)
    cross join lateral (select * from (${checks.join(' union all ')}) found limit 1) first`,
    { journals },
  );
  return new Map(found.map(({ journal, ...conflict }) => [journal, conflict]));
}

/** SQL of the journal's id in the checks. */
const JOURNAL = 'j.journal';

/** Returns SQL for each way in which something newer hinders an undo; `touched` are the tables of the journals. */
function checksOf(touched: ReadonlySet<JournaledTable>): string[] {
  const checks = journaledTableNames
    .filter((table) => touched.has(table))
    .flatMap((table) => {
      const { key, unique = key, ofPlayer } = journaledTables[table];
      return [
        ...(unique.join() === 'id' ? [] : [taken(table, unique)]),
        moved(table),
        ...(ofPlayer || table === 'identity_links' ? [orphaned(table)] : []),
      ];
    });
  if (touched.has('entries')) checks.push(LEFT_SINCE);
  if (touched.has('players')) checks.push(NUMBERS_SINCE_RETURN);
  if (touched.has('players')) checks.push(...tablesOfPlayers.map(used));
  if (touched.has('player_bonuses')) checks.unshift(FINAL_AWARD);
  return checks;
}

const found = (table: JournaledTable, isFinal = false): string =>
  `'${table}' as "table", ${isFinal} as "isFinal"`;

const byHand = (table: JournaledTable, row: string) => journaledTables[table].byHand?.(row) ?? 'true';

/** What an undo compares of a row that the change wrote: not what the league computes, nor columns younger than the journal. */
const left = (table: JournaledTable, row: string) =>
  `(to_jsonb(${row}) - cast('{${journaledTables[table].computed?.join() ?? ''}}' as text[])
    - coalesce(${journaledTables[table].derived?.(row) ?? 'null'}, '{}')
    - array(select cast(attname as text) from (${columnsOf(table)} except ${knownColumns(table, 'written', JOURNAL)}) younger))`;

/** A row that the change wrote was deleted or changed since; one without anything written may have gone with what it counted. */
const moved = (table: JournaledTable): string => {
  const { key } = journaledTables[table];
  return `(
    select ${found(table)}, coalesce(to_jsonb(t), to_jsonb(r)) as row
    from ${image(table, 'written', JOURNAL)} r left join ${table} t on (${columns('t', key)}) = (${columns('r', key)})
    where (${byHand(table, 'r')} or ${byHand(table, 't')}) and ${left(table, 't')} is distinct from ${left(table, 'r')} limit 1)`;
};

/** Another row has the key of one that the change removed, and does not give way to it. */
const taken = (table: JournaledTable, unique: readonly string[]): string => `(
  select ${found(table)}, to_jsonb(t) as row
  from ${image(table, 'removed', JOURNAL)} r join ${table} t on (${columns('t', unique)}) = (${columns('r', unique)})
  where ${byHand(table, 'r')} and ${journaledTables[table].givesWay ? byHand(table, 't') : 'true'}
    and (${columns('t', journaledTables[table].key)}) not in (
      select ${columns('w', journaledTables[table].key)} from ${image(table, 'written', JOURNAL)} w) limit 1)`;

/** The player of a removed row is gone and is not restored with it. */
const orphaned = (table: JournaledTable): string => `(
  select ${found(table)}, to_jsonb(r) as row from ${image(table, 'removed', JOURNAL)} r
  where r.player_id is not null and not exists (select from players p where p.id = r.player_id)
    and r.player_id not in (select id from ${image('players', 'removed', JOURNAL)}) limit 1)`;

/** A player whom the change created has new rows. */
const used = (table: JournaledTable): string => {
  const { key } = journaledTables[table];
  return `(
    select ${found(table)}, to_jsonb(r) as row from ${table} r
    where r.player_id in ${createdPlayers(JOURNAL)} and ${byHand(table, 'r')}
      and (${columns('r', key)}) not in (select ${columns('w', key)} from ${image(table, 'written', JOURNAL)} w) limit 1)`;
};

/** An entry would return to a player who has left since, by its day or earlier. */
const LEFT_SINCE = `(
  select ${found('entries')}, to_jsonb(r) as row
  from ${image('entries', 'removed', JOURNAL)} r join players p on p.id = r.player_id and p.archived_on <= r.date
  where r.id not in (select id from ${image('entries', 'written', JOURNAL)}) and exists (
    select from audit a join audit_rows c on c.journal = a.journal and c.table_name = 'players'
    where a.id > (select id from audit where journal = ${JOURNAL}) and a.subjects @> array[cast(p.id as text)]
      and c.written @> jsonb_build_array(jsonb_build_object('id', p.id, 'archived_on', p.archived_on))
  ) limit 1)`;

/** A player would be in the archive again who has got numbers since of a day from the day of leaving on. */
const NUMBERS_SINCE_RETURN = `(
  select ${found('entries')}, to_jsonb(e) as row
  from ${image('players', 'removed', JOURNAL)} r join entries e on e.player_id = r.id and e.date >= r.archived_on
  where r.id in (select id from ${image('players', 'written', JOURNAL)})
    and e.recorded_at > (select at from audit where journal = ${JOURNAL}) limit 1)`;

/**
 * An award counts in a month that became final. A whole player returns with awards of any month, as with entries: final months keep
 * their own rows.
 */
const FINAL_AWARD = `(
  select ${found('player_bonuses', true)}, to_jsonb(r) as row
  from (select * from ${image('player_bonuses', 'removed', JOURNAL)} union all
    select * from ${image('player_bonuses', 'written', JOURNAL)}) r
  where exists (select from final_months f where f.month = month_of(r.date_earned))
    and not exists (select from audit_rows a where a.journal = ${JOURNAL} and a.table_name = 'players') limit 1)`;
