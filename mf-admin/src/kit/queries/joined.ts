import type { Query } from './query-view.tsx';

type DataOf<Queries extends readonly Query<unknown>[]> = {
  [Index in keyof Queries]: Exclude<Queries[Index]['data'], undefined>;
};

/** Returns queries that are shown together as one: its data are there once all have come, and a retry is for those that failed. */
export function joined<const Queries extends readonly Query<unknown>[]>(
  ...queries: Queries
): Query<DataOf<Queries>> {
  const failed = queries.filter(({ isError }) => isError);
  return {
    data: queries.every(({ data }) => data !== undefined)
      ? // The compiler does not follow `every` into the tuple.
        (queries.map(({ data }) => data) as DataOf<Queries>)
      : undefined,
    isError: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
