import type { GameRule, Site } from '@vetta/contract/site';
import { listBonusTypes } from '../bonuses/bonus-types.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { contestOf } from './contest.ts';
import { defaultTexts } from './default-texts.ts';

/** What the public page shows besides the standings. The server's time is told by whoever answers. */
export async function getSite(db: Database, { today }: Now): Promise<Omit<Site, 'now'>> {
  // One after the other: on a transaction they share its connection.
  const own = await rows<{ key: string; value: string }>(db, 'select key, value from site_content');
  return {
    texts: { ...defaultTexts, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) },
    rules: await rows<GameRule>(
      db,
      'select id, title, content, "order" from game_rules where is_active order by "order", id',
    ),
    bonusTypes: await listBonusTypes(db),
    contest: await contestOf(db, monthOf(today)),
  };
}
