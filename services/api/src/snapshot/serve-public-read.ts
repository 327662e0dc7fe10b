import type { EndpointDefinition, ReplyOf, RequestOf } from '@vetta/contract/endpoint';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';
import type { ReadContext } from '../serve/serve.ts';
import { sendPublicAnswer } from './send-public-answer.ts';

/** Serves a public call that is read from the database: once for each public version, then from memory. */
export function servePublicRead<const E extends EndpointDefinition>(
  endpoint: E,
  handle: (request: RequestOf<E>, context: ReadContext) => Promise<ReplyOf<E>>,
): Route {
  return {
    endpoint,
    async answer(ctx, { publicReads, snapshots }) {
      const request = await readRequest(ctx, endpoint);
      // As parsed: what else an address may hold makes no other answer.
      const call = JSON.stringify([endpoint.path, request.params, request.query]);
      const read = publicReads.answer(
        call,
        (db, now) => handle(request, { db, now }),
        ctx.headers['if-none-match'],
      );
      sendPublicAnswer(ctx, await read, snapshots);
    },
  };
}
