import * as calls from '@vetta/contract/bonuses';
import { assignBonus } from '@vetta/league/bonuses/assign-bonus';
import { listBonusTypes } from '@vetta/league/bonuses/bonus-types';
import { listAwards } from '@vetta/league/bonuses/list-awards';
import { removeBonus } from '@vetta/league/bonuses/remove-bonus';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const bonusRoutes = [
  serve(calls.listBonusTypes, (_, { db }) => listBonusTypes(db)),
  serve(calls.listAwards, ({ query }, { db }) => listAwards(db, query)),
  serveChange(calls.assignBonus, ({ body }, { trx, moment }) => assignBonus(trx, body, moment)),
  serveChange(calls.removeBonus, ({ params }, { trx, moment }) => removeBonus(trx, params.id, moment)),
];
