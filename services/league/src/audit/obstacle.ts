import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { columns, image } from './image.ts';
import { type TracedTable, tablesOfPlayers, tracedTableNames, tracedTables } from './traced-tables.ts';

/** A row that stands in the way of an undo: as it is now, or as it was left where it is gone. */
export interface Obstacle {
  readonly table: TracedTable;
  readonly row: Readonly<Record<string, unknown>>;
  /** Whether it is an award of a month that has become final, rather than something newer. */
  readonly isFinal: boolean;
}

/** The first row that stands in the way of taking back what a trace tells, if any. Changes nothing. */
export async function obstacleTo(db: Database, trace: string): Promise<Obstacle | undefined> {
  const touched = await rows<{ table_name: TracedTable }>(
    db,
    'select table_name from audit_rows where trace = :of',
    { of: trace },
  );
  const checks = checksOf(new Set(touched.map(({ table_name }) => table_name)));
  if (checks.length === 0) return undefined;
  return firstRow<Obstacle>(db, `select * from (${checks.join(' union all ')}) found limit 1`, { of: trace });
}

function checksOf(touched: ReadonlySet<TracedTable>): string[] {
  const checks = tracedTableNames
    .filter((table) => touched.has(table))
    .flatMap((table) => {
      const { unique, ofPlayer } = tracedTables[table];
      return [
        ...(unique ? [taken(table, unique)] : []),
        moved(table),
        ...(ofPlayer ? [orphaned(table)] : []),
      ];
    });
  // A whole player comes and goes with awards of any month, as with entries: a final month keeps its own rows.
  if (touched.has('players')) checks.push(...tablesOfPlayers.map(used));
  else if (touched.has('player_bonuses')) checks.unshift(FINAL_AWARD);
  return checks;
}

const found = (table: TracedTable, isFinal = false): string =>
  `'${table}' as "table", ${isFinal} as "isFinal"`;

const byHand = (table: TracedTable) => tracedTables[table].byHand ?? 'true';

const left = (table: TracedTable, row: string) =>
  `(to_jsonb(${row}) - cast('{${tracedTables[table].computed?.join() ?? ''}}' as text[]))`;

/** A row that the change wrote is gone, or was changed. */
const moved = (table: TracedTable): string => {
  const { key } = tracedTables[table];
  return `(
    select ${found(table)}, coalesce(to_jsonb(t), to_jsonb(r)) as row
    from ${image(table, 'written')} r left join ${table} t on (${columns('t', key)}) = (${columns('r', key)})
    where ${byHand(table)} and ${left(table, 't')} is distinct from ${left(table, 'r')} limit 1)`;
};

/** Another row has taken the place of one that the change removed. */
const taken = (table: TracedTable, unique: readonly string[]): string => `(
  select ${found(table)}, to_jsonb(t) as row
  from ${image(table, 'removed')} r join ${table} t on (${columns('t', unique)}) = (${columns('r', unique)})
  where ${byHand(table)} and t.id not in (select id from ${image(table, 'written')}) limit 1)`;

/** The player whom a removed row belongs to is gone, and does not come back with it. */
const orphaned = (table: TracedTable): string => `(
  select ${found(table)}, to_jsonb(r) as row from ${image(table, 'removed')} r
  where not exists (select from players p where p.id = r.player_id)
    and r.player_id not in (select id from ${image('players', 'removed')}) limit 1)`;

/** A player whom the change created has got something since. */
const used = (table: TracedTable): string => {
  const { key } = tracedTables[table];
  return `(
    select ${found(table)}, to_jsonb(r) as row from ${table} r
    where r.player_id in (select id from ${image('players', 'written')}) and ${byHand(table)}
      and (${columns('r', key)}) not in (select ${columns('w', key)} from ${image(table, 'written')} w) limit 1)`;
};

/** An award counts in a month that is final by now. */
const FINAL_AWARD = `(
  select ${found('player_bonuses', true)}, to_jsonb(r) as row
  from (select * from ${image('player_bonuses', 'removed')} union all
    select * from ${image('player_bonuses', 'written')}) r
  where exists (select from final_months f where f.month = month_of(r.date_earned)) limit 1)`;
