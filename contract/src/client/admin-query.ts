import { type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { CallName, Input, Reply } from './call-types.ts';

interface More<Data>
  extends Pick<UndefinedInitialDataOptions<Data>, 'refetchInterval' | 'staleTime' | 'retry'> {
  /** Where the call is not an admin's alone, or its input says too little. */
  readonly key?: QueryKey;
  /** What the page takes for the reply. */
  readonly read?: (reply: Data) => Data;
}

/** Other admins change this data too: it is fetched every 30 seconds. */
export const shared = { refetchInterval: 30_000 } as const;

/** Returns the query of an admin's read. Every key starts with 'admin', so that a logout can remove all of it. */
export const adminQuery = <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  {
    // Every call's input has some of these fields; the compiler cannot infer it from the generic name.
    key = keyOf(name, input as Parameters<typeof keyOf>[1]),
    read = (reply) => reply,
    ...more
  }: More<Reply<Name>> = {},
) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => call(name, input, { signal }).then(read),
    ...more,
  });

/** Returns `['admin', 'entries', '2026-11-20']` for `GET /api/admin/entries` of that date. */
function keyOf(
  name: string,
  { params = {}, query = {} }: { readonly params?: object; readonly query?: object },
): QueryKey {
  const given = new Map(Object.entries(params));
  const parts = name.split('/').slice(2);
  return [...parts.map((part) => given.get(part.slice(1, -1)) ?? part), ...Object.values(query)];
}
