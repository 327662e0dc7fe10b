import type { UnusualCounted } from '@vetta/contract/intake';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addDays } from '../time/rome.ts';

/** How many days are looked through without a date. */
const DAYS_BACK = 6;
/** What is usual is the median of the four weeks before, of as many days with calls at least. */
const USUAL_DAYS = 28;
const ENOUGH_DAYS = 5;
/** How many times the usual is unusual, and below which number nothing is. */
const TIMES = 3;
const SMALL = { rings: 40, appt_set: 10, appt_done: 10 } as const;

const unusual = (field: string, column: keyof typeof SMALL): string => `
  select '${field}' as field, e.${column} as value, usual.${column} as usual
  where e.${column}_origin in ('counted', 'fetched') and e.${column} >= ${SMALL[column]}
    and e.${column} > ${TIMES} * usual.${column}`;

/** Returns the numbers that came by themselves and are over three times the person's usual day, the newest first. */
export const listUnusualNumbers = (
  db: Database,
  date: Day | undefined,
  { today }: Now,
): Promise<UnusualCounted[]> =>
  rows(
    db,
    `select e.player_id as "playerId", p.name, e.date, found.field, found.value, found.usual
    from entries e join players p on p.id = e.player_id
    cross join lateral (
      select count(*) as days, percentile_cont(0.5) within group (order by u.rings) as rings,
        percentile_cont(0.5) within group (order by u.appt_set) as appt_set,
        percentile_cont(0.5) within group (order by u.appt_done) as appt_done
      from entries u
      where u.player_id = e.player_id and u.date between e.date - ${USUAL_DAYS} and e.date - 1 and u.rings > 0
    ) usual
    cross join lateral (
      ${unusual('rings', 'rings')} union all ${unusual('apptSet', 'appt_set')} union all ${unusual('apptDone', 'appt_done')}
    ) found
    where e.date between :from and :to and usual.days >= ${ENOUGH_DAYS}
    order by e.date desc, p.name, found.field`,
    { from: date ?? addDays(today, -DAYS_BACK), to: date ?? today },
  );
