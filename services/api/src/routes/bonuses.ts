import * as calls from '@vetta/contract/bonuses';
import { assignBonus } from '@vetta/league/bonuses/assign-bonus';
import { liftBonusBlock, listBonusBlocks } from '@vetta/league/bonuses/bonus-blocks';
import { listBonusTypes } from '@vetta/league/bonuses/bonus-types';
import { listAwards } from '@vetta/league/bonuses/list-awards';
import { removeBonus } from '@vetta/league/bonuses/remove-bonus';
import { withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';

export const bonusRoutes = [
  serve(calls.listBonusTypes, (_, { db }) => listBonusTypes(db)),
  serve(calls.listAwards, async ({ query }, { db }) => withTags(await listAwards(db, query))),
  serveStandingsChange(calls.assignBonus, ({ body }, { trx, now }) => assignBonus(trx, body, now)),
  serveStandingsChange(calls.removeBonus, ({ params }, { trx, now }) => removeBonus(trx, params.id, now)),
  serve(calls.listBonusBlocks, ({ query }, { db }) => listBonusBlocks(db, query)),
  serveStandingsChange(calls.liftBonusBlock, ({ body }, { trx }) => liftBonusBlock(trx, body)),
];
