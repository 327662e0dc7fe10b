import { useQuery } from '@tanstack/react-query';
import type { PublicQueries } from '@vetta/contract/plugin';
import { BoardSkeleton } from './board-skeleton.tsx';
import { LiveBoard } from './live-board.tsx';
import { UnreachableBoard } from './unreachable-board.tsx';

/** The standings of this month, kept up to date by the poll of their query. */
export function Leaderboard({ query }: { readonly query: PublicQueries['leaderboard'] }) {
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(query);
  if (data) {
    return <LiveBoard board={data} askedAt={dataUpdatedAt} failedAt={error ? errorUpdatedAt : null} />;
  }
  if (isPending) return <BoardSkeleton />;
  return <UnreachableBoard retrying={isFetching} retry={() => void refetch()} />;
}
