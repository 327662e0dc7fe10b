import type { SheetChanges } from '@vetta/contract/imports';
import { NUMBER_FIELDS } from '@vetta/contract/tracker-fields';
import type { Day } from '@vetta/contract/values';
import type { RowNumbers } from '@vetta/tables/read-rows';
import { eachNumber, isWritten, type NUMBER_COLUMNS } from '../entries/origins.ts';
import type { Database, Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** A player's row of a sheet. */
export interface SheetRow extends RowNumbers {
  readonly playerId: string;
  readonly date: Day;
}

/** What a source keeps of a player's day. */
interface Kept {
  readonly playerId: string;
  readonly date: Day;
  readonly taken: RowNumbers;
  readonly asked: RowNumbers;
}

/** What a sheet means for the stored numbers. */
export interface ComparedSheet<Row extends SheetRow> {
  /** What the sheet changed since it was taken last, in rows with these numbers alone. */
  readonly changed: readonly Row[];
  /** What the source keeps from now on, of the days where that is something else. */
  readonly kept: readonly Kept[];
  /** How many numbers wait for a person: another one is stored than the source wrote. */
  readonly asked: number;
}

/**
 * Compares a sheet with what the source took of it last. A number that the sheet changed is taken if none is stored, or the one that
 * the source wrote, or one that events count; else it waits. A first 0 says nothing against another number.
 */
export async function compareWithTaken<Row extends SheetRow>(
  db: Database,
  sourceId: string,
  sheet: readonly Row[],
): Promise<ComparedSheet<Row>> {
  const before = await keptOf(db, sourceId);
  const stored = await storedOf(db, sheet);
  const changed: Row[] = [];
  const kept: Kept[] = [];
  let count = 0;
  for (const row of sheet) {
    const { playerId, date } = row;
    const day = `${playerId} ${date}`;
    const last: Pick<Kept, 'taken' | 'asked'> = before.get(day) ?? { taken: {}, asked: {} };
    const next: { taken: Record<string, unknown>; asked: Record<string, unknown> } = {
      taken: { ...last.taken },
      asked: { ...last.asked },
    };
    const news: Record<string, unknown> = {};
    for (const field of NUMBER_FIELDS) {
      const value = row[field];
      if (value === undefined) continue;
      const outcome = outcomeOf(value, last.taken[field], stored.get(day)?.[field]);
      if (outcome === 'asked') {
        next.asked[field] = value;
        count += 1;
        continue;
      }
      delete next.asked[field];
      next.taken[field] = value;
      if (outcome === 'taken') news[field] = value;
    }
    // The sheet's numbers are those of its row: `news` has some of them.
    if (Object.keys(news).length > 0) changed.push({ ...withoutNumbers(row), ...news } as Row);
    if (!isSame(next.taken, last.taken) || !isSame(next.asked, last.asked) || !before.has(day))
      kept.push({ playerId, date, ...next });
  }
  return { changed, kept, asked: count };
}

type Value = number | boolean;
/** A stored number, and whether events count it; undefined if there is none. */
type Stored = { readonly value: Value; readonly isCounted: boolean } | undefined;

/** Returns what becomes of a number that a sheet has: it is taken, it waits for a person, or there is nothing to do. */
function outcomeOf(value: Value, taken: Value | undefined, stored: Stored): 'taken' | 'asked' | 'same' {
  if (value === taken) return 'same';
  if (taken === undefined) {
    if (stored === undefined || stored.isCounted) return 'taken';
    return stored.value === value || value === 0 || value === false ? 'same' : 'asked';
  }
  if (stored !== undefined && stored.value === value) return 'same';
  return stored !== undefined && !stored.isCounted && stored.value === taken ? 'taken' : 'asked';
}

const withoutNumbers = ({ rings: _, apptSet: __, apptDone: ___, alignment: ____, ...row }: SheetRow) => row;

const isSame = (one: object, other: object): boolean => {
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([field, value]) => right.get(field) === value);
};

async function keptOf(db: Database, sourceId: string): Promise<ReadonlyMap<string, Kept>> {
  const found = await rows<Kept>(
    db,
    'select player_id as "playerId", date, taken, asked from source_numbers where source_id = :sourceId',
    { sourceId },
  );
  return new Map(found.map((kept) => [`${kept.playerId} ${kept.date}`, kept]));
}

/** SQL: the numbers of an entry `e` by their fields; one that nobody wrote and no source counts is left out. */
export const STORED_NUMBERS = `jsonb_strip_nulls(jsonb_build_object(${eachNumber(
  ({ field, column }) =>
    `'${field}', case when not e.absent and e.${column}_origin is not null then
      jsonb_build_object('value', e.${column}, 'isCounted', not (${isWritten(`e.${column}_origin`)})) end`,
)}))`;

async function storedOf(
  db: Database,
  sheet: readonly SheetRow[],
): Promise<ReadonlyMap<string, Readonly<Record<(typeof NUMBER_COLUMNS)[number]['field'], Stored>>>> {
  const found = await rows<{
    day: string;
    numbers: Record<(typeof NUMBER_COLUMNS)[number]['field'], Stored>;
  }>(
    db,
    `select g."playerId" || ' ' || g.date as day, ${STORED_NUMBERS} as numbers
    from jsonb_to_recordset(cast(:days as jsonb)) as g ("playerId" text, date date)
    join entries e on cast(e.player_id as text) = g."playerId" and e.date = g.date`,
    { days: JSON.stringify(sheet.map(({ playerId, date }) => ({ playerId, date }))) },
  );
  return new Map(found.map(({ day, numbers }) => [day, numbers]));
}

/**
 * Keeps what a source took of its sheet, and what waits. Returns the rows that the sheet had and has no longer: their entries stay, and
 * each is told once.
 */
export async function keepTaken(
  trx: Transaction,
  sourceId: string,
  sheet: readonly SheetRow[],
  kept: readonly Kept[],
): Promise<SheetChanges['vanished']> {
  await rows(
    trx,
    `insert into source_numbers (source_id, player_id, date, taken, asked)
    select :sourceId, "playerId", date, taken, asked
    from jsonb_to_recordset(cast(:kept as jsonb)) as given ("playerId" uuid, date date, taken jsonb, asked jsonb)
    on conflict (source_id, player_id, date) do update set taken = excluded.taken, asked = excluded.asked`,
    { sourceId, kept: JSON.stringify(kept) },
  );
  return rows(
    trx,
    `with sheet as (
      select "playerId" as player_id, date from jsonb_to_recordset(cast(:days as jsonb)) as given ("playerId" uuid, date date)
    ),
    changed as (
      update source_numbers n set is_gone = not exists (
        select from sheet s where s.player_id = n.player_id and s.date = n.date)
      where n.source_id = :sourceId and n.is_gone = exists (
        select from sheet s where s.player_id = n.player_id and s.date = n.date)
      returning n.player_id, n.date, n.is_gone
    )
    select p.name, c.date from changed c join players p on p.id = c.player_id where c.is_gone order by c.date, p.name`,
    { sourceId, days: JSON.stringify(sheet.map(({ playerId, date }) => ({ playerId, date }))) },
  );
}
