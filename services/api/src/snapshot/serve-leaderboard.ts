import { DATA_AGE_HEADER } from '@vetta/contract/data-age';
import { getLeaderboard } from '@vetta/contract/standings';
import * as standings from '@vetta/league/standings/leaderboard';
import { nowOf } from '@vetta/league/time/now';
import { reply } from '../serve/reply.ts';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';
import { negotiate } from './negotiate.ts';

/** Serves this month's standings from the snapshot, another month's from the database. */
export const serveLeaderboard: Route = {
  endpoint: getLeaderboard,
  async answer(ctx, { pools, watch, snapshots, clock }) {
    const { month } = (await readRequest(ctx, getLeaderboard)).query;
    const snapshot = await snapshots.current(ctx.headers['if-none-match']);
    if (month !== undefined && month !== snapshot.state.leaderboard.period) {
      const asked = standings.getLeaderboard(pools.public, nowOf(clock()), month);
      reply(ctx, 'public', 200, await watch.during(asked));
      return;
    }
    const { status, headers, body } = negotiate(snapshot, ctx.headers, snapshots.isAway());
    ctx.status = status;
    ctx.set(DATA_AGE_HEADER, String(snapshots.age()));
    for (let at = 0; at < headers.length; at += 2) ctx.set(headers[at] ?? '', headers[at + 1] ?? '');
    if (status === 200) ctx.body = Buffer.from(body, 'latin1');
  },
};
