import { hashKey, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { type AskedQuery, MOST_QUERIES } from '../guest-messages.ts';
import type { PublicQueries } from '../plugin.ts';
import { CallError } from './call.ts';

interface Observed {
  /** What the guest was told last. */
  value: unknown;
  readonly end: () => void;
}

export interface GuestQueries {
  /** What the page knows already of the queries without arguments: changes of it are pushed from now on. */
  known(): readonly (AskedQuery & { readonly value: unknown })[];
  /** Asks the server once for all guests, and pushes each change from now on. Throws CallError. */
  ask(asked: AskedQuery): Promise<unknown>;
  /** Nothing shows it any more: it is polled no longer. */
  forget(asked: AskedQuery): void;
  end(): void;
}

/** Observes the queries that a guest asks for. Of those with arguments it has at most `MOST_QUERIES`: each is polled. */
export function guestQueries(
  client: QueryClient,
  queries: PublicQueries,
  push: (asked: AskedQuery, value: unknown) => void,
): GuestQueries {
  const observed = new Map<string, Observed>();
  let withArguments = 0;

  const observe = (asked: AskedQuery) => {
    const options = queryOf(queries, asked);
    const id = hashKey(options.queryKey);
    if (observed.has(id)) return options;
    const hasArguments = takesArguments(queries, asked.query);
    if (hasArguments && withArguments >= MOST_QUERIES) throw tooManyQueries();
    if (hasArguments) withArguments += 1;
    const one: Observed = {
      value: client.getQueryData(options.queryKey),
      end: new QueryObserver(client, options).subscribe(({ data }) => {
        if (data === undefined || data === one.value) return;
        one.value = data;
        push(asked, data);
      }),
    };
    observed.set(id, one);
    return options;
  };

  return {
    known: () =>
      Object.entries(queries).flatMap(([query, options]) => {
        if (typeof options === 'function') return [];
        const value: unknown = client.getQueryData(options.queryKey);
        if (value === undefined) return [];
        observe({ query, args: [] });
        return [{ query, args: [], value }];
      }),
    ask: async (asked) => client.fetchQuery(observe(asked)),
    forget(asked) {
      if (!takesArguments(queries, asked.query)) return;
      const id = hashKey(queryOf(queries, asked).queryKey);
      const one = observed.get(id);
      if (!one) return;
      one.end();
      observed.delete(id);
      withArguments -= 1;
    },
    end() {
      for (const one of observed.values()) one.end();
      observed.clear();
    },
  };
}

const tooManyQueries = () =>
  new CallError(
    429,
    JSON.stringify({
      error: `Un plugin può avere al massimo ${MOST_QUERIES} query con argomenti insieme: mostrane meno alla volta`,
    }),
    '',
  );

const takesArguments = (queries: PublicQueries, name: string): boolean =>
  Object.hasOwn(queries, name) && typeof queries[name as keyof PublicQueries] === 'function';

type AnyQuery = PublicQueries['leaderboard'];

/** Returns the options of a public query. Throws CallError for any other name. */
function queryOf(queries: PublicQueries, { query: name, args }: AskedQuery): AnyQuery {
  const declared = Object.hasOwn(queries, name) ? queries[name as keyof PublicQueries] : undefined;
  if (declared === undefined) throw new CallError(404, JSON.stringify({ error: `no query ${name}` }), '');
  // Each answers in its own shape; here all are values to be passed on.
  if (typeof declared !== 'function') return declared as AnyQuery;
  const [first = '', second] = args;
  return declared(first, second) as unknown as AnyQuery;
}
