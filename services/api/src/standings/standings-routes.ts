import * as calls from '@vetta/contract/standings';
import { getLeaderboard } from '@vetta/league/standings/leaderboard';
import { recalculate } from '@vetta/league/standings/recalculate';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const standingsRoutes = [
  serve(calls.getLeaderboard, ({ query }, { db, moment }) => getLeaderboard(db, moment, query.month)),
  serveChange(calls.recalculate, async (_, { trx, moment }) => {
    const after = await recalculate(trx, moment);
    return { before: null, after, reply: await getLeaderboard(trx, moment) };
  }),
];
