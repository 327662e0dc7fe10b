import {
  hashKey,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';

/** What the document said: the server's markup of a section shows these data and this time, whenever React takes it over. */
export interface FirstData {
  readonly data: ReadonlyMap<string, unknown>;
  readonly now: Date;
}

/** Null on a page that was sent without data. */
export const FirstDataContext = createContext<FirstData | null>(null);

/** Returns the data with which the page begins. To be called in its first render, before any of them can change. */
export function useFirstData(now: () => Date): FirstData {
  const client = useQueryClient();
  const [first] = useState(() => ({
    data: new Map(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryHash, state }) => [queryHash, state.data]),
    ),
    now: now(),
  }));
  return first;
}

const never = () => () => {};

/** Whether this is the first render of markup that the server sent. */
export const useIsTakingOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** What a section needs to know of a query. */
type SectionQuery<Data> = Pick<UseQueryResult<Data>, 'data' | 'isFetched' | 'isFetching' | 'refetch'>;

/**
 * Returns a query's result; in the first render of a section that the server sent, what the document said: it may have changed
 * since, because a section is taken over when it is wanted.
 */
export function useSectionQuery<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): SectionQuery<Data> {
  const result = useQuery(query);
  const first = useContext(FirstDataContext);
  const isTakingOver = useIsTakingOver();
  if (!isTakingOver || first === null) return result;
  // Of the same query: only its own call, or the document in its place, writes it.
  const data = first.data.get(hashKey(query.queryKey)) as Data | undefined;
  return { data, isFetched: data !== undefined, isFetching: false, refetch: result.refetch };
}

/** Returns the server's time; in the first render of a section that the server sent, the document's. */
export function useSectionNow(now: () => Date): () => Date {
  const first = useContext(FirstDataContext);
  const isTakingOver = useIsTakingOver();
  return isTakingOver && first !== null ? () => first.now : now;
}
