import type { Dashboard } from '@vetta/contract/dashboard';
import { hasDemo } from '@vetta/league/demo/remove-demo';
import { WORKED } from '@vetta/league/entries/worked-days';
import { leagueFirstDay } from '@vetta/league/months/first-day';
import { lastChange } from '@vetta/league/standings/leaderboard';
import type { Database } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import type { Now } from '@vetta/league/time/now';
import { firstDay, monthOf } from '@vetta/league/time/rome';
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
