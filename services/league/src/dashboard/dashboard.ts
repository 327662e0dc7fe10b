import type { Dashboard } from '@vetta/contract/dashboard';
import { hasDemo } from '../demo/remove-demo.ts';
import { WORKED } from '../entries/worked-days.ts';
import { leagueFirstDay } from '../months/first-day.ts';
import { lastChange } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthOf } from '../time/rome.ts';
import { noLongerAllowed } from './no-longer-allowed.ts';

type Counts = Omit<Dashboard, 'lastUpdate' | 'hasDemo' | 'firstDay' | 'noLongerAllowed'>;

/** The counters of the admin area's first page; of the prizes those that are active this month. */
export async function getDashboard(db: Database, { today }: Now): Promise<Dashboard> {
  const counts = await firstRow<Counts>(
    db,
    `select (select count(*) from players where archived_on is null) as "playersCount",
      (select count(*) from ${WORKED}) as "entriesCount",
      (select count(*) from prizes
        where is_active and (month is null or month = :month)) as "prizesCount"`,
    { month: firstDay(monthOf(today)) },
  );
  if (counts === undefined) throw new Error('The counters returned no row');
  const findings = await noLongerAllowed(db);
  return {
    ...counts,
    lastUpdate: await lastChange(db),
    hasDemo: await hasDemo(db),
    firstDay: await leagueFirstDay(db, today),
    ...(findings.length > 0 && { noLongerAllowed: findings }),
  };
}
