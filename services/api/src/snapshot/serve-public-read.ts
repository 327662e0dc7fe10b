import type { EndpointDefinition, ReplyOf, RequestOf } from '@vetta/contract/endpoint';
import { Month } from '@vetta/contract/values';
import { requireBegun } from '@vetta/league/months/require-begun';
import { z } from 'zod';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';
import type { ReadContext } from '../serve/serve.ts';
import { sendPublicAnswer } from './send-public-answer.ts';

/** The month that a call is about, if there is one. */
const AboutMonth = z.object({ month: Month.optional() });

/**
 * Serves a public call that is read from the database: once for each public version, then from memory. A call about a month,
 * by its address or its query, is 404 for a month before the league began.
 */
export function servePublicRead<const E extends EndpointDefinition>(
  endpoint: E,
  handle: (request: RequestOf<E>, context: ReadContext) => Promise<ReplyOf<E>>,
): Route {
  return {
    endpoint,
    async answer(ctx, { publicReads, snapshots }) {
      const request = await readRequest(ctx, endpoint);
      const { month } = AboutMonth.parse({ ...request.params, ...request.query });
      // As parsed: what else an address may hold makes no other answer.
      const call = JSON.stringify([endpoint.path, request.params, request.query]);
      const read = publicReads.answer(
        call,
        async (db, now) => {
          if (month !== undefined) await requireBegun(db, month, now);
          return handle(request, { db, now });
        },
        ctx.headers['if-none-match'],
      );
      sendPublicAnswer(ctx, await read, snapshots);
    },
  };
}
