import { useQuery } from '@tanstack/react-query';
import type { PluginContext, PublicQueries } from '@vetta/contract/plugin';
import { BoardSkeleton } from './board-skeleton.tsx';
import { LiveBoard } from './live-board.tsx';
import { staleWords } from './stale.ts';
import { UnreachableBoard } from './unreachable-board.tsx';

interface LeaderboardProps extends Pick<PluginContext, 'now'> {
  readonly query: PublicQueries['leaderboard'];
}

/** This month's standings. The query polls for changes. */
export function Leaderboard({ query, now }: LeaderboardProps) {
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(query);
  if (data) {
    const reading = { loadedAt: dataUpdatedAt, failedAt: error ? errorUpdatedAt : null, age: data.age ?? 0 };
    return <LiveBoard board={data} now={now()} stale={staleWords(reading)} />;
  }
  if (isPending) return <BoardSkeleton />;
  return <UnreachableBoard isRetrying={isFetching} onRetry={() => void refetch()} />;
}
