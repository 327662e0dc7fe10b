import type { ContestSettings, MonthContest } from '@vetta/contract/settings';
import type { Month } from '@vetta/contract/values';
import { journaled } from '../audit/journal.ts';
import type { Database, Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { firstDay, monthOf } from '../time/rome.ts';

/** Returns the months that have dates of their own, oldest first. Every other month follows the calendar. */
export const listContests = (db: Database): Promise<MonthContest[]> =>
  rows(
    db,
    `select to_char(month, 'YYYY-MM') as month, first_day as start, last_day as "end" from contests order by month`,
  );

/** SQL of the dates that were set last, as the setting's value: ids are in the order of time. */
export const SET_LAST = `(select jsonb_build_object('start', first_day, 'end', last_day) from contests order by id desc limit 1)`;

/** SQL of the dates of all months as JSON, by month. */
export const CONTESTS = `(select jsonb_object_agg(to_char(month, 'YYYY-MM'),
  jsonb_build_object('start', first_day, 'end', last_day)) from contests)`;

/** Sets the dates of the month in which they are. Those of other months stay. */
export async function setContest(
  trx: Transaction,
  { start, end }: ContestSettings,
  journal: string,
): Promise<void> {
  const month: Month = monthOf(start);
  await journaled(
    trx,
    { journal, table: 'contests' },
    `insert into contests (month, first_day, last_day) values (:month, :start, :end)
    on conflict (month) do update
      set id = excluded.id, first_day = excluded.first_day, last_day = excluded.last_day
      where (contests.first_day, contests.last_day) <> (excluded.first_day, excluded.last_day)
        or contests.id <> (select id from contests order by id desc limit 1)`,
    { month: firstDay(month), start, end },
  );
}
