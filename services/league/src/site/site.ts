import type { GameRule, Site } from '@vetta/contract/site';
import { listBonusTypes } from '../bonuses/bonus-types.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';
import { contestOf } from './contest.ts';
import { defaultTexts } from './default-texts.ts';

/** What the public page shows besides the standings. */
export async function getSite(db: Database, { now, today }: Moment): Promise<Site> {
  const [own, rules, bonusTypes, contest] = await Promise.all([
    rows<{ key: string; value: string }>(db, 'select key, value from site_content'),
    rows<GameRule>(
      db,
      'select id, title, content, "order" from game_rules where is_active order by "order", id',
    ),
    listBonusTypes(db),
    contestOf(db, monthOf(today)),
  ]);
  return {
    texts: { ...defaultTexts, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) },
    rules,
    bonusTypes,
    contest,
    now: now.toString(),
  };
}
