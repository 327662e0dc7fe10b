import { getLeaderboard } from '@vetta/contract/standings';
import * as standings from '@vetta/league/standings/leaderboard';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';
import { sendPublicAnswer } from './send-public-answer.ts';
import { servePublicRead } from './serve-public-read.ts';

const anotherMonth = servePublicRead(getLeaderboard, ({ query }, { db, now }) =>
  standings.getLeaderboard(db, now, query.month),
);

/** Serves this month's standings from the snapshot, another month's as a public read. */
export const serveLeaderboard: Route = {
  endpoint: getLeaderboard,
  async answer(ctx, resources) {
    const { month } = (await readRequest(ctx, getLeaderboard)).query;
    const { snapshots } = resources;
    const snapshot = await snapshots.current(ctx.headers['if-none-match']);
    if (month !== undefined && month !== snapshot.state.leaderboard.period)
      await anotherMonth.answer(ctx, resources);
    else sendPublicAnswer(ctx, snapshot, snapshots);
  },
};
