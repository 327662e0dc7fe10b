import { DATA_AGE_HEADER } from '@vetta/contract/data-age';
import type { EndpointDefinition, ReplyOf } from '@vetta/contract/endpoint';
import type { PublicState } from '@vetta/league/public-state/public-state';
import { type Now, nowOf } from '@vetta/league/time/now';
import { reply } from '../serve/reply.ts';
import type { Route } from '../serve/route.ts';

/** Serves a public call without input from the snapshot: it needs no database. */
export function servePublicState<const E extends EndpointDefinition>(
  endpoint: E,
  handle: (state: PublicState, now: Now) => ReplyOf<E>,
): Route {
  return {
    endpoint,
    async answer(ctx, { snapshots, clock }) {
      const { state } = await snapshots.current();
      ctx.set(DATA_AGE_HEADER, String(snapshots.age()));
      reply(ctx, 'public', 200, handle(state, nowOf(clock())));
    },
  };
}
