import { useQuery } from '@tanstack/react-query';
import type { PublicQueries } from '@vetta/contract/plugin';
import { BoardSkeleton } from './board-skeleton.tsx';
import { LiveBoard } from './live-board.tsx';
import { UnreachableBoard } from './unreachable-board.tsx';

/** This month's standings. The query polls for changes. */
export function Leaderboard({ query }: { readonly query: PublicQueries['leaderboard'] }) {
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(query);
  if (data) {
    return <LiveBoard board={data} loadedAt={dataUpdatedAt} failedAt={error ? errorUpdatedAt : null} />;
  }
  if (isPending) return <BoardSkeleton />;
  return <UnreachableBoard isRetrying={isFetching} onRetry={() => void refetch()} />;
}
