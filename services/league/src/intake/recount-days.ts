import { eachNumber, isWritten, type NumberColumn } from '../entries/origins.ts';
import { takesEntriesOf } from '../players/leavers.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { COUNTED, daysGiven, type PlayerDay } from './counted-numbers.ts';

const isOwn = ({ column }: NumberColumn) => isWritten(`e.${column}_origin`);

const RECOUNT = `
  ${COUNTED},
  target as (
    select w.player_id, w.date, e.id, ${eachNumber(
      (number) => `
      case when ${isOwn(number)} then e.${number.column} else coalesce(c.${number.column}, ${number.none}) end as ${number.column},
      case when ${isOwn(number)} then e.${number.column}_origin when c.${number.column} is not null then 'counted' end
        as ${number.column}_origin`,
    )}
    from wanted w join players p on p.id = w.player_id and ${takesEntriesOf('w.date')}
    left join counted c on c.player_id = w.player_id and c.date = w.date
    left join entries e on e.player_id = w.player_id and e.date = w.date
    where e.absent is not true
  ),
  gone as (
    delete from entries using target t
    where entries.id = t.id and ${eachNumber(({ column }) => `t.${column}_origin is null`, ' and ')}
    returning entries.player_id, entries.date
  ),
  put as (
    insert into entries (player_id, date, recorded_at, ${eachNumber(({ column }) => `${column}, ${column}_origin`)})
    select player_id, date, :now, ${eachNumber(({ column }) => `${column}, ${column}_origin`)} from target
    where ${eachNumber(({ column }) => `${column}_origin is not null`, ' or ')}
    on conflict (player_id, date) do update set recorded_at = excluded.recorded_at,
      ${eachNumber(({ column }) => `${column} = excluded.${column}, ${column}_origin = excluded.${column}_origin`)}
    where ${eachNumber(
      ({ column }) =>
        `(entries.${column}, entries.${column}_origin) is distinct from (excluded.${column}, excluded.${column}_origin)`,
      ' or ',
    )}
    returning player_id, date
  )
  select player_id as "playerId", date from gone union all select player_id, date from put`;

/**
 * Counts the events of these days anew: their sums are the numbers that nobody wrote. An absence stands until somebody writes
 * numbers, and a leaver's days from leaving on stay. The journal has none of it: an undo counts anew too. Returns the days that
 * changed.
 */
export async function recountDays(
  trx: LockedTransaction,
  days: readonly PlayerDay[],
  now: Now,
): Promise<readonly PlayerDay[]> {
  if (days.length === 0) return [];
  const changed = await rows<PlayerDay>(trx, RECOUNT, { ...daysGiven(days), now: now.instant.toString() });
  for (const [month, ofMonth] of Map.groupBy(changed, ({ date }) => monthOf(date)))
    await updateSums(trx, month, now, [...new Set(ofMonth.map(({ playerId }) => playerId))]);
  return changed;
}
