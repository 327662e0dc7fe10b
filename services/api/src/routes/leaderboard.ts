import * as calls from '@vetta/contract/standings';
import { getLeaderboard } from '@vetta/league/standings/leaderboard';
import { recalculate } from '@vetta/league/standings/recalculate';
import { rehearseClose } from '@vetta/league/standings/rehearse-close';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';
import { serveLeaderboard } from '../snapshot/serve-leaderboard.ts';

export const leaderboardRoutes = [
  serve(calls.rehearseClose, (_, { db, now }) => rehearseClose(db, now)),
  // Most readers never get here: snapshot/answer-from-snapshot.ts answers them ahead of Koa.
  serveLeaderboard,
  // «Ricalcola Classifica».
  serveStandingsChange(calls.recalculate, async (_, { trx, now }) => {
    const after = await recalculate(trx, now);
    return { before: null, after, reply: await getLeaderboard(trx, now) };
  }),
];
