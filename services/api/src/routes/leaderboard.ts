import * as receiptCalls from '@vetta/contract/receipts';
import * as calls from '@vetta/contract/standings';
import { getReceipt } from '@vetta/league/receipts/get-receipt';
import { getLastMonth } from '@vetta/league/receipts/last-month';
import { getLeaderboard } from '@vetta/league/standings/leaderboard';
import { recalculate } from '@vetta/league/standings/recalculate';
import { rehearseClose } from '@vetta/league/standings/rehearse-close';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';
import { serveLeaderboard } from '../snapshot/serve-leaderboard.ts';
import { servePublicRead } from '../snapshot/serve-public-read.ts';

export const leaderboardRoutes = [
  serve(calls.rehearseClose, (_, { db, now }) => rehearseClose(db, now)),
  // Most readers never get here: snapshot/answer-from-snapshot.ts answers them ahead of Koa.
  serveLeaderboard,
  // «Ricalcola Classifica».
  serveStandingsChange(calls.recalculate, async (_, { trx, now }) => {
    const after = await recalculate(trx, now);
    return { before: null, after, reply: await getLeaderboard(trx, now) };
  }),
  servePublicRead(receiptCalls.getReceipt, ({ params, query }, { db, now }) =>
    getReceipt(db, params.id, now, query.month),
  ),
  servePublicRead(receiptCalls.getLastMonth, ({ params }, { db, now }) => getLastMonth(db, params.id, now)),
];
