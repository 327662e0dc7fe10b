import * as calls from '@vetta/contract/month-prizes';
import { handOverPrize } from '@vetta/league/prizes/hand-over-prize';
import { listMonthPrizes } from '@vetta/league/prizes/month-prizes';
import { withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-standings-change.ts';

export const monthPrizeRoutes = [
  serve(calls.listMonthPrizes, async ({ params }, { db, now }) =>
    withTags(await listMonthPrizes(db, params.month, now)),
  ),
  serveStandingsChange(calls.handOverPrize, ({ params, body }, { trx, now }) =>
    handOverPrize(trx, { ...params, ...body }, now),
  ),
];
