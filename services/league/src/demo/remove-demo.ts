import type { Day } from '@vetta/contract/values';
import type { Removed } from '../change.ts';
import { FIRST_DAY_WITH_DATA, FIRST_PLAYER_DAY } from '../closes/league-beginning.ts';
import { commitMonth } from '../draws/commitments.ts';
import { WORKED } from '../entries/worked-days.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange, updateSumsOfOpenMonths } from '../standings/update-sums.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';

export async function hasDemo(db: Database): Promise<boolean> {
  return (await firstRow(db, 'select from players where is_demo limit 1')) !== undefined;
}

/**
 * Removes the demonstration office and returns whether there was one. Takes only what the demonstration made: its players
 * and prizes, the final months without a real player's numbers, the draws of its prizes, and the closed days before the
 * first real number (docs/rules.md, «Import and export»).
 */
export async function removeDemo(trx: LockedTransaction, now: Now): Promise<boolean> {
  if (!(await hasDemo(trx))) return false;
  // Before the players: afterwards nobody knows which rows were theirs.
  await forgetFinalMonths(trx);
  await forgetDraws(trx, now);
  await forgetPrizes(trx);
  await trx.raw(`delete from prize_handovers where player_id in (${demoIds('players')})`);
  await trx.raw(`delete from frozen_sums where player_id in (${demoIds('players')})`);
  await trx('players').where({ is_demo: true }).delete();
  await trx('prizes').where({ is_demo: true }).delete();
  await forgetDays(trx);
  // Months that were final are open again.
  await updateSumsOfOpenMonths(trx, now);
  await noteChange(trx, now);
  return true;
}

/** SQL of the ids of the demonstration's rows, even of those that an admin removed. */
const demoIds = (table: 'players' | 'prizes') => `
  select id from ${table} where is_demo
  union select cast(removed ->> 'id' as uuid) from audit_rows
  where table_name = '${table}' and cast(removed ->> 'is_demo' as boolean)`;

async function forgetFinalMonths(trx: Transaction): Promise<void> {
  await trx.raw(`
    with demo as (
      select month from final_standings group by month
      having bool_or(player_id in (${demoIds('players')})) and not bool_or(
        player_id not in (${demoIds('players')}) and (days > 0 or (score, bonus, total) <> (0, 0, 0))
      )
    ),
    rebuilds as (delete from final_month_rebuilds where month in (select month from demo))
    delete from final_months where month in (select month from demo)`);
}

/** A commitment is removed with the last of its draws. One that is not revealed yet is a promise, and stays. */
async function forgetDraws(trx: Transaction, now: Now): Promise<void> {
  // In one statement, since draws and commitments reference each other.
  await trx.raw(`
    with gone as (delete from draws where prize_id in (${demoIds('prizes')}) returning id, commitment_id)
    delete from draw_commitments c
    where c.redraws in (select id from gone) or (
      c.id in (select commitment_id from gone)
      and not exists (select from draws d where d.commitment_id = c.id and d.id not in (select id from gone))
    )`);
  await commitMonth(trx, monthOf(now.today), now);
}

/** Removes the demonstration's prizes from the values of months that are not final. */
const forgetPrizes = (trx: Transaction) =>
  trx.raw(`
    update month_values set prizes = coalesce((
      select jsonb_agg(prize order by place) from jsonb_array_elements(prizes) with ordinality listed (prize, place)
      where cast(prize ->> 'id' as uuid) not in (${demoIds('prizes')})
    ), '[]')`);

/** Removes the closes before the first real number, or without any before the first real player; the later ones closed real days. */
async function forgetDays(trx: Transaction): Promise<void> {
  const real = await firstRow<{ first: Day | null }>(
    trx,
    `select coalesce(least(${FIRST_DAY_WITH_DATA}, (select min(month) from final_months)), ${FIRST_PLAYER_DAY}) as first`,
  );
  await rows(
    trx,
    `with gone as (
      delete from closed_days where date < coalesce(cast(:first as date), 'infinity') returning date
    )
    delete from last_positions where month in (select month_of(date) from gone) and month not in (
      select month_of(date) from closed_days where date >= cast(:first as date) and covered_by is null
    )`,
    { first: real?.first ?? null },
  );
  // A new player is late only if a close has met a real entry.
  await trx.raw(
    `update closed_days c set met_entries = false
    where met_entries and not exists (select from ${WORKED} e where e.date between month_of(c.date) and c.date)`,
  );
}

const NoDemo = failure('no_demo', 404, () => 'L’ufficio dimostrativo non c’è più');

/** The size of a demonstration office. */
export interface DemoSize {
  readonly players: number;
  readonly entries: number;
}

/** Removes the demonstration office at an admin's request. @throws NoDemo */
export async function wipeDemo(trx: LockedTransaction, now: Now): Promise<Removed<DemoSize>> {
  const before = await firstRow<DemoSize>(
    trx,
    `select count(distinct p.id) as players, count(e.id) as entries
    from players p left join entries e on e.player_id = p.id where p.is_demo`,
  );
  if (before === undefined || !(await removeDemo(trx, now))) throw NoDemo();
  return { before, after: null };
}
