import type { Query, QueryCache } from '@tanstack/react-query';
import { CallError } from '@vetta/contract/client/call';
import { type AskedQuery, MOST_QUERIES } from '@vetta/contract/guest-messages';
import { say } from './port.ts';

type AnyQuery = Query<unknown, Error>;

export const keyOf = ({ query, args }: AskedQuery): readonly unknown[] => ['host', query, ...args];

/** Returns the query of the page that a key names, if it has arguments. */
function askedBy({ queryKey: [whose, query, ...args] }: AnyQuery): AskedQuery | undefined {
  // `keyOf` has made it.
  return whose === 'host' && args.length > 0 ? ({ query, args } as AskedQuery) : undefined;
}

/**
 * Leaves the query that nothing shows for the longest time once there are more than the page allows, and tells the page, which polls
 * it no longer. What the page refuses all the same stands in the console, for the author.
 */
export function leaveUnused(cache: QueryCache): void {
  const unused = new Set<AnyQuery>();
  cache.subscribe((event) => {
    const query = event.query as AnyQuery;
    const asked = askedBy(query);
    if (!asked) return;
    switch (event.type) {
      case 'added': {
        const count = cache.getAll().filter((one) => askedBy(one)).length;
        const [oldest] = unused;
        if (count > MOST_QUERIES && oldest) cache.remove(oldest);
        break;
      }
      case 'observerAdded':
        unused.delete(query);
        break;
      case 'observerRemoved':
        if (query.getObserversCount() === 0) unused.add(query);
        break;
      case 'removed':
        unused.delete(query);
        say({ type: 'unused', ...asked });
        break;
      case 'updated':
        if (event.action.type !== 'error') break;
        if (event.action.error instanceof CallError && event.action.error.status === 429)
          console.error(`queries.${asked.query}: ${event.action.error.serverMessage}`);
        break;
    }
  });
}
