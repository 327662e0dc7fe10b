import type { EndpointDefinition, ReplyOf, RequestOf } from '@vetta/contract/endpoint';
import type { Database } from '@vetta/league/store/database';
import { type Now, nowOf } from '@vetta/league/time/now';
import { reply } from './reply.ts';
import { readRequest } from './request.ts';
import type { Route } from './route.ts';

/** What the handler of a read gets besides its request. */
export interface ReadContext {
  readonly db: Database;
  readonly now: Now;
}

/** Serves a read: checks key and input, and answers the handler's result as 200. */
export function serve<const E extends EndpointDefinition>(
  endpoint: E,
  handle: (request: RequestOf<E>, context: ReadContext) => ReplyOf<E> | Promise<ReplyOf<E>>,
): Route {
  return {
    endpoint,
    async answer(ctx, { pools, watch, clock, admit }) {
      if (endpoint.access === 'admin') await admit(ctx);
      const request = await readRequest(ctx, endpoint);
      const work = Promise.resolve(handle(request, { db: pools[endpoint.access], now: nowOf(clock()) }));
      reply(ctx, endpoint.access, 200, await watch.during(work));
    },
  };
}
