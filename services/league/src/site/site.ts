import { GameRule, type Site } from '@vetta/contract/site';
import { siteTexts } from '@vetta/contract/site-texts';
import { LAST_WEEK } from '../bonuses/last-week.ts';
import type { MonthValues } from '../months/month-values.ts';
import { fieldsOf } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';

/**
 * Returns what the public page shows besides the standings, in a month with these values. The api adds the server's time.
 */
export async function getSite(
  db: Database,
  { contest, bonuses }: Pick<MonthValues, 'contest' | 'bonuses'>,
): Promise<Omit<Site, 'now'>> {
  // One after the other: in a transaction they share one connection.
  const own = await firstRow<{ texts: Site['texts']; lastWeek: Site['lastWeek'] | null }>(
    db,
    `select (select jsonb_object_agg(key, value) from site_content) as texts, ${LAST_WEEK} as "lastWeek"`,
    { month: firstDay(contest.month) },
    'texts and last week',
  );
  return {
    texts: { ...siteTexts, ...own?.texts },
    rules: await rows<GameRule>(
      db,
      `select ${fieldsOf(GameRule)} from game_rules where is_active order by "order", id`,
    ),
    bonusTypes: bonuses.filter(({ isActive }) => isActive).map(({ isActive: _, ...type }) => type),
    contest,
    ...(own?.lastWeek && { lastWeek: own.lastWeek }),
  };
}
