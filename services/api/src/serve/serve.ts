import type { EndpointDefinition, ReplyOf, RequestOf } from '@vetta/contract/endpoint';
import type { Database } from '@vetta/league/store/database';
import { type Now, nowOf } from '@vetta/league/time/now';
import type { SecretBox } from '@vetta/outbound/secrets/secret-box';
import type { Context } from 'koa';
import type { Holder } from '../admin-key/holder.ts';
import { reply } from './reply.ts';
import { readRequest } from './request.ts';
import type { Route } from './route.ts';

/** What the handler of a read gets besides its request. */
export interface ReadContext {
  readonly db: Database;
  readonly now: Now;
}

/** What a call does with its input before it asks the database: what takes long must hold no connection and no lock. */
export type Prepare<E extends EndpointDefinition, Input> = (
  request: RequestOf<E>,
  ctx: Context,
) => Promise<Input>;

/**
 * Serves a read: checks key and input, and answers the handler's result as 200. The handler gets what `prepare` makes of the
 * request, by default the request itself.
 */
export function serve<const E extends EndpointDefinition, Input = RequestOf<E>>(
  endpoint: E,
  handle: (
    input: Input,
    context: ReadContext & { readonly holder: Holder | undefined; readonly secrets: SecretBox },
  ) => ReplyOf<E> | Promise<ReplyOf<E>>,
  prepare: Prepare<E, Input> = asItIs,
): Route {
  const readers = endpoint.access === 'public' ? 'public' : 'admin';
  return {
    endpoint,
    async answer(ctx, { pools, watch, clock, admit, secrets }) {
      const holder = readers === 'admin' ? await admit(ctx, endpoint) : undefined;
      const input = await prepare(await readRequest(ctx, endpoint), ctx);
      const context = { db: pools[readers], now: nowOf(clock()), holder, secrets };
      const work = Promise.resolve(handle(input, context));
      reply(ctx, readers, 200, await watch.during(work));
    },
  };
}

/** Without a preparation, a handler's input is the request: the compiler cannot know that `Input` then has its default. */
export const asItIs = async <E extends EndpointDefinition, Input>(request: RequestOf<E>): Promise<Input> =>
  request as unknown as Input;
