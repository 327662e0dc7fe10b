import type { Day, Month } from '@vetta/contract/values';
import { monthsNotFinal } from '../months/final-months.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf, monthsBetween } from '../time/rome.ts';
import type { LockedTransaction } from './lock.ts';
import { SUM_COLUMNS, SUMS, SUMS_OF_PLAYERS, sumsOf } from './sums.ts';

const list = (column: (name: string) => string) => SUM_COLUMNS.map(column).join(', ');
const ZEROS = list(() => '0');

// A player without a row has zero: no row holds only zeros.
const update = (sums: string) => `
  with differing as (
    select fresh.player_id, ${list((name) => `fresh.${name}`)}
    from (${sums}) fresh left join month_sums stored on stored.player_id = fresh.player_id and stored.month = :month
    where (${list((name) => `fresh.${name}`)}) <> (${list((name) => `coalesce(stored.${name}, 0)`)})
      and not exists (select from final_months where month = :month)
  ),
  gone as (
    delete from month_sums s using differing d
    where s.month = :month and s.player_id = d.player_id and (${list((name) => `d.${name}`)}) = (${ZEROS})
  ),
  written as (
    insert into month_sums (month, player_id, ${list(String)}, updated_at)
    select :month, player_id, ${list(String)}, :now from differing where (${list(String)}) <> (${ZEROS})
    on conflict (month, player_id) do update
      set ${list((name) => `${name} = excluded.${name}`)}, updated_at = excluded.updated_at
  )
  update standings_state set changed_at = :now where exists (select from differing)`;

const UPDATE_ALL = update(SUMS);
const UPDATE_PLAYERS = update(SUMS_OF_PLAYERS);

/**
 * Sums a month again for these players, by default for all, and writes the rows that differ. Called by every command that
 * changes an entry, a settled award, a hand edit or a scoring value. Does nothing for a final month.
 */
export async function updateSums(
  trx: LockedTransaction,
  month: Month,
  { instant }: Now,
  players?: readonly string[],
): Promise<void> {
  const bindings = { ...(await sumsOf(trx, month)), now: instant.toString() };
  if (players === undefined) await rows(trx, UPDATE_ALL, bindings);
  else {
    await rows(
      trx,
      UPDATE_PLAYERS,
      { ...bindings, players: `{${players.join()}}` },
      'update sums of players',
    );
  }
}

/** {@link updateSums} for every month that is not final and that has data, or had it when it was last summed. */
export async function updateSumsOfOpenMonths(
  trx: LockedTransaction,
  now: Now,
  players?: readonly string[],
): Promise<void> {
  const summed = await firstRow<{ first: Day | null }>(trx, 'select min(month) as first from month_sums');
  const current = monthOf(now.today);
  const months = new Set([
    ...(await monthsNotFinal(trx, now.today)),
    ...monthsBetween(summed?.first ? monthOf(summed.first) : current, current),
  ]);
  for (const month of months) await updateSums(trx, month, now, players);
}

/** Records that the standings changed in another way than by points: a player was added, removed or moved by hand. */
export const noteChange = async (trx: LockedTransaction, { instant }: Now): Promise<void> => {
  await rows(trx, 'update standings_state set changed_at = :now', { now: instant.toString() });
};
