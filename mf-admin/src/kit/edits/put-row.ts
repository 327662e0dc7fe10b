import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** The key of a list of rows. */
export type ListKey<Row> = DataTag<QueryKey, Row[], Error>;

/**
 * Puts a row that a change answered into a loaded list, in place of the one with the same id, or at the end. An edit that
 * begins before the list is fetched again is then meant for the row as it is now.
 */
export const putRow = <Row, Id extends keyof Row>(
  client: QueryClient,
  queryKey: ListKey<Row>,
  row: Row,
  id: Id,
): void => {
  client.setQueryData(queryKey, (rows: Row[] | undefined) =>
    rows?.some((other) => other[id] === row[id])
      ? rows.map((other) => (other[id] === row[id] ? row : other))
      : rows && [...rows, row],
  );
};

/** Takes a row out of a loaded list. */
export const dropRow = <Row, Id extends keyof Row>(
  client: QueryClient,
  queryKey: ListKey<Row>,
  id: Id,
  gone: Row[Id],
): void => {
  client.setQueryData(queryKey, (rows: Row[] | undefined) => rows?.filter((row) => row[id] !== gone));
};
