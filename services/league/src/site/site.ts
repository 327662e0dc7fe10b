import type { GameRule, Site } from '@vetta/contract/site';
import { siteTexts } from '@vetta/contract/site-texts';
import type { MonthValues } from '../months/month-values.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/**
 * Returns what the public page shows besides the standings, in a month with these values. The api adds the server's time.
 */
export async function getSite(
  db: Database,
  { contest, bonuses }: Pick<MonthValues, 'contest' | 'bonuses'>,
): Promise<Omit<Site, 'now'>> {
  // One after the other: in a transaction they share one connection.
  const own = await rows<{ key: string; value: string }>(db, 'select key, value from site_content');
  return {
    texts: { ...siteTexts, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) },
    rules: await rows<GameRule>(
      db,
      'select id, title, content, "order" from game_rules where is_active order by "order", id',
    ),
    bonusTypes: bonuses.filter(({ isActive }) => isActive).map(({ isActive: _, ...type }) => type),
    contest,
  };
}
