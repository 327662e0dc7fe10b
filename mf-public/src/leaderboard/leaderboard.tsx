import { useQuery } from '@tanstack/react-query';
import type { PluginContext, PublicQueries } from '@vetta/contract/plugin';
import { BoardSkeleton } from './board-skeleton.tsx';
import { LiveBoard } from './live-board.tsx';
import { UnreachableBoard } from './unreachable-board.tsx';

interface LeaderboardProps extends Pick<PluginContext, 'now'> {
  readonly query: PublicQueries['leaderboard'];
}

/** This month's standings. The query polls for changes. */
export function Leaderboard({ query, now }: LeaderboardProps) {
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(query);
  if (data) {
    const failedAt = error ? errorUpdatedAt : null;
    return <LiveBoard board={data} now={now()} loadedAt={dataUpdatedAt} failedAt={failedAt} />;
  }
  if (isPending) return <BoardSkeleton />;
  return <UnreachableBoard isRetrying={isFetching} onRetry={() => void refetch()} />;
}
