import * as calls from '@vetta/contract/standings';
import { getLeaderboard } from '@vetta/league/standings/leaderboard';
import { recalculate } from '@vetta/league/standings/recalculate';
import { serveChange } from '../serve/serve-change.ts';
import { serveLeaderboard } from '../snapshot/serve-leaderboard.ts';

export const leaderboardRoutes = [
  serveLeaderboard,
  serveChange(calls.recalculate, async (_, { trx, moment }) => {
    const after = await recalculate(trx, moment);
    return { before: null, after, reply: await getLeaderboard(trx, moment) };
  }),
];
