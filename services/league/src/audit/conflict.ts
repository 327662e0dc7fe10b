import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { columns, createdPlayers, image } from './image.ts';
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

/** Returns the first row that conflicts with undoing a journal, or undefined. Changes nothing. */
export async function conflictWith(db: Database, journal: string): Promise<Conflict | undefined> {
  const touched = await rows<{ table: JournaledTable }>(
    db,
    'select table_name as "table" from audit_rows where journal = :of',
    { of: journal },
  );
  const checks = checksOf(new Set(touched.map(({ table }) => table)));
  if (checks.length === 0) return undefined;
  return firstRow<Conflict>(db, `select * from (${checks.join(' union all ')}) found limit 1`, {
    of: journal,
  });
}

function checksOf(touched: ReadonlySet<JournaledTable>): string[] {
  const checks = journaledTableNames
    .filter((table) => touched.has(table))
    .flatMap((table) => {
      const { unique, ofPlayer } = journaledTables[table];
      return [
        ...(unique ? [taken(table, unique)] : []),
        moved(table),
        ...(ofPlayer ? [orphaned(table)] : []),
      ];
    });
  // A whole player returns with awards of any month, as with entries: final months keep their own rows.
  if (touched.has('players')) checks.push(...tablesOfPlayers.map(used));
  else if (touched.has('player_bonuses')) checks.unshift(FINAL_AWARD);
  return checks;
}

const found = (table: JournaledTable, isFinal = false): string =>
  `'${table}' as "table", ${isFinal} as "isFinal"`;

const byHand = (table: JournaledTable) => journaledTables[table].byHand ?? 'true';

const left = (table: JournaledTable, row: string) =>
  `(to_jsonb(${row}) - cast('{${journaledTables[table].computed?.join() ?? ''}}' as text[]))`;

/** A row that the change wrote was deleted or changed since. */
const moved = (table: JournaledTable): string => {
  const { key } = journaledTables[table];
  return `(
    select ${found(table)}, coalesce(to_jsonb(t), to_jsonb(r)) as row
    from ${image(table, 'written')} r left join ${table} t on (${columns('t', key)}) = (${columns('r', key)})
    where ${byHand(table)} and ${left(table, 't')} is distinct from ${left(table, 'r')} limit 1)`;
};

/** Another row has the unique key of one that the change removed. */
const taken = (table: JournaledTable, unique: readonly string[]): string => `(
  select ${found(table)}, to_jsonb(t) as row
  from ${image(table, 'removed')} r join ${table} t on (${columns('t', unique)}) = (${columns('r', unique)})
  where ${byHand(table)} and t.id not in (select id from ${image(table, 'written')}) limit 1)`;

/** The player of a removed row is gone and is not restored with it. */
const orphaned = (table: JournaledTable): string => `(
  select ${found(table)}, to_jsonb(r) as row from ${image(table, 'removed')} r
  where not exists (select from players p where p.id = r.player_id)
    and r.player_id not in (select id from ${image('players', 'removed')}) limit 1)`;

/** A player whom the change created has new rows. */
const used = (table: JournaledTable): string => {
  const { key } = journaledTables[table];
  return `(
    select ${found(table)}, to_jsonb(r) as row from ${table} r
    where r.player_id in ${createdPlayers} and ${byHand(table)}
      and (${columns('r', key)}) not in (select ${columns('w', key)} from ${image(table, 'written')} w) limit 1)`;
};

/** An award counts in a month that became final. */
const FINAL_AWARD = `(
  select ${found('player_bonuses', true)}, to_jsonb(r) as row
  from (select * from ${image('player_bonuses', 'removed')} union all
    select * from ${image('player_bonuses', 'written')}) r
  where exists (select from final_months f where f.month = month_of(r.date_earned)) limit 1)`;
