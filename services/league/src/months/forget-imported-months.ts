import type { Day, Month } from '@vetta/contract/values';
import { image } from '../audit/image.ts';
import { isByHand } from '../entries/origins.ts';
import { WORKED } from '../entries/worked-days.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthOf } from '../time/rome.ts';
import { importedMonths } from './imported-months.ts';

/** The changes whose undo takes months away: a file, a source's sheet, a link, or an evening typed for the month before. */
const OPENING = [
  ...['POST /api/admin/imports', 'import', 'source', 'POST /api/admin/entries/bulk'],
  'PUT /api/admin/identities',
];

/**
 * Returns the months that a change filled, for {@link forgetImportedMonths}: those of the entries that it wrote, if it is an
 * import or an undo of one's undo. A final month counts only if its standings count the entries. Call it before they are deleted.
 */
export async function monthsFilledBy(
  trx: Transaction,
  { id, journal }: { id: string; journal: string },
): Promise<Month[]> {
  const root = await firstRow<{ action: string }>(
    trx,
    `with recursive undone as (
      select action, undoes from audit where id = :id
      union all select a.action, a.undoes from undone u join audit a on a.id = u.undoes
    )
    select action from undone where undoes is null`,
    { id },
  );
  if (root === undefined || !OPENING.includes(root.action)) return [];
  const filled = await rows<{ month: Day }>(
    trx,
    `select distinct month_of(e.date) as month
    from (
      select id from ${image('entries', 'written')} r
      union select c.id from ${image('identity_links', 'written')} l
      join events v on v.source = l.source and v.who = l.who and v.day >= l.from_day
      join entries c on c.player_id = l.player_id and c.date = v.day and not ${isByHand('c')}
    ) w join entries e on e.id = w.id
    left join final_months f on f.month = month_of(e.date)
    where f.month is null or e.recorded_at <= f.cut_off`,
    { of: journal },
  );
  return filled.map(({ month }) => monthOf(month));
}

const within = (date: string, month: string) =>
  `${date} >= ${month} and ${date} < ${month} + interval '1 month'`;

/** SQL: a month has nothing that a person did, but for the import that is undone. Automatic awards follow the entries. */
const isEmpty = (month: string) => `
  not exists (select from ${WORKED} where ${within('date', month)})
  and not exists (select from adjustments where ${within('date', month)})
  and not exists (select from player_bonuses where assigned_by is not null and ${within('date_earned', month)})
  and not exists (select from final_month_rebuilds r where r.month = ${month})
  and not exists (select from prize_handovers h where h.month = ${month})
  and not exists (select from draws d where d.month = ${month})`;

/**
 * Takes away the imported months in which nothing is left after an undo, even final ones: of those that the undone change
 * `filled`, and those without any number that were there only because a month before them had numbers. Their standings,
 * automatic awards and kept positions go with them; a closed day stays closed. Returns them, oldest first.
 */
export async function forgetImportedMonths(
  trx: Transaction,
  filled: readonly Month[],
  now: Now,
): Promise<Month[]> {
  const imported = [...(await importedMonths(trx, filled, now))];
  const emptied = await rows<{ month: Day }>(
    trx,
    `select m.month from unnest(cast(:months as date[])) as m (month) where ${isEmpty('m.month')} order by m.month`,
    { months: `{${imported.map(firstDay).join()}}` },
  );
  const [first] = emptied;
  if (first === undefined) return [];
  for (const { month } of emptied) await forgetMonth(trx, month);
  const between = await monthsWithoutNumbers(trx, first.month);
  for (const month of between) await forgetMonth(trx, month);
  return [...emptied.map(({ month }) => month), ...between].sort().map(monthOf);
}

/** Returns the final months after `first` that have no number, up to the first month of the league that has something. */
async function monthsWithoutNumbers(trx: Transaction, first: Day): Promise<Day[]> {
  const after = await rows<{ month: Day; hasNothing: boolean }>(
    trx,
    `select f.month, f.imported and ${isEmpty('f.month')} and not exists (
        select from final_standings s where s.month = f.month and (s.days > 0 or s.adjustments <> '[]')
      ) as "hasNothing"
    from final_months f
    where f.month < coalesce((
      select month_of(min(day)) from (
        select min(date) as day from ${WORKED}
        union all select min(date) from adjustments
        union all select min(date_earned) from player_bonuses where assigned_by is not null
      ) firsts
    ), 'infinity')
    order by f.month`,
  );
  const something = after.findIndex(({ month, hasNothing }) => month < first || !hasNothing);
  return after.slice(0, something === -1 ? after.length : something).map(({ month }) => month);
}

async function forgetMonth(trx: Transaction, month: Day): Promise<void> {
  // The standings go with the final month.
  for (const table of ['final_months', 'frozen_sums', 'last_positions'] as const)
    await trx(table).where({ month }).delete();
  await rows(
    trx,
    `delete from player_bonuses where assigned_by is null and ${within('date_earned', 'cast(:month as date)')}`,
    { month },
  );
}
