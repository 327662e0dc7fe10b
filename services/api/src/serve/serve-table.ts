import { Readable } from 'node:stream';
import type { EndpointDefinition, RequestOf } from '@vetta/contract/endpoint';
import { nowOf } from '@vetta/league/time/now';
import { readRequest } from './request.ts';
import type { Route } from './route.ts';
import type { ReadContext } from './serve.ts';

/** A table that browsers save as a file. */
interface Table {
  /** The file's name. */
  readonly name: string;
  readonly pieces: AsyncGenerator<string>;
}

/** Serves an admin call that answers a CSV file, sent in pieces: a long table is never whole in memory. */
export function serveTable<const E extends EndpointDefinition>(
  endpoint: E,
  handle: (request: RequestOf<E>, context: ReadContext) => Table,
): Route {
  return {
    endpoint,
    async answer(ctx, { pools, watch, clock, admit }) {
      await admit(ctx);
      const request = await readRequest(ctx, endpoint);
      const { name, pieces } = handle(request, { db: pools.admin, now: nowOf(clock()) });
      // An error before the first piece still gets an answer; a later one breaks the file off.
      const first = await watch.during(pieces.next());
      ctx.attachment(name);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.set('Cache-Control', 'no-store');
      ctx.body = Readable.from(resumed(first, pieces));
    },
  };
}

/** Returns all pieces, the first of which is taken already. Ends the generator when the reader stops, even before the first. */
function resumed(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncIterable<string> {
  let taken = false;
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        if (taken) return rest.next();
        taken = true;
        return first;
      },
      return: () => rest.return(undefined),
    }),
  };
}
