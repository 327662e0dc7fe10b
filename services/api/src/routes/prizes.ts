import * as drawCalls from '@vetta/contract/draws';
import * as calls from '@vetta/contract/prizes';
import { getDraws, voidDraw } from '@vetta/league/draws/draws';
import { handOverPrize } from '@vetta/league/prizes/hand-over-prize';
import { listMonthPrizes } from '@vetta/league/prizes/month-prizes';
import { addPrize, changePrize, listPrizes, removePrize } from '@vetta/league/prizes/prizes';
import { withTags } from '../serve/if-match.ts';
import { rowRoutes } from '../serve/row-routes.ts';
import { serve } from '../serve/serve.ts';
import { serveChange, serveStandingsChange } from '../serve/serve-change.ts';
import { servePublicRead } from '../snapshot/serve-public-read.ts';

export const prizeRoutes = [
  ...rowRoutes(serveChange, calls.prizes, {
    ...{ list: listPrizes, add: addPrize, change: changePrize, remove: removePrize },
  }),
  serve(calls.listMonthPrizes, async ({ params }, { db, now }) =>
    withTags(await listMonthPrizes(db, params.month, now)),
  ),
  serveStandingsChange(calls.handOverPrize, ({ params, body }, { trx, now }) =>
    handOverPrize(trx, { ...params, ...body }, now),
  ),
  servePublicRead(drawCalls.getDraws, ({ params }, { db }) => getDraws(db, params.month)),
  serveStandingsChange(drawCalls.voidDraw, ({ params, body }, { trx, now }) =>
    voidDraw(trx, params.id, body.reason, now),
  ),
];
