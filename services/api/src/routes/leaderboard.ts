import * as receiptCalls from '@vetta/contract/receipts';
import * as calls from '@vetta/contract/standings';
import { getReceipt } from '@vetta/league/receipts/get-receipt';
import { getLastMonth } from '@vetta/league/receipts/last-month';
import { getLeaderboard } from '@vetta/league/standings/leaderboard';
import { recalculate } from '@vetta/league/standings/recalculate';
import { rehearseClose } from '@vetta/league/standings/rehearse-close';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';
import { sendPublicAnswer } from '../snapshot/send-public-answer.ts';
import { servePublicRead } from '../snapshot/serve-public-read.ts';

const anotherMonth = servePublicRead(calls.getLeaderboard, ({ query }, { db, now }) =>
  getLeaderboard(db, now, query.month),
);

/** Serves this month's standings from the snapshot, another month's as a public read. */
const leaderboard: Route = {
  endpoint: calls.getLeaderboard,
  async answer(ctx, resources) {
    const { month } = (await readRequest(ctx, calls.getLeaderboard)).query;
    const { snapshots } = resources;
    const snapshot = await snapshots.current(ctx.headers['if-none-match']);
    if (month !== undefined && month !== snapshot.state.leaderboard.period)
      await anotherMonth.answer(ctx, resources);
    else sendPublicAnswer(ctx, snapshot, snapshots);
  },
};

export const leaderboardRoutes = [
  serve(calls.rehearseClose, (_, { db, now }) => rehearseClose(db, now)),
  // Most readers never get here: snapshot/answer-from-snapshot.ts answers them ahead of Koa.
  leaderboard,
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
