import { useQuery } from '@tanstack/react-query';
import type { PluginContext, PublicQueries } from '@vetta/contract/plugin';
import type { BoardTexts } from './board.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { LiveBoard } from './live-board.tsx';
import { staleWords } from './stale-words.ts';
import { UnreachableBoard } from './unreachable-board.tsx';

interface LeaderboardProps extends Pick<PluginContext, 'now'> {
  readonly texts: BoardTexts;
  readonly query: PublicQueries['leaderboard'];
}

/** This month's standings. The query polls for changes. */
export function Leaderboard({ query, now, texts }: LeaderboardProps) {
  const { data, error, isFetched, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(query);
  if (data) {
    const reading = { loadedAt: dataUpdatedAt, failedAt: error ? errorUpdatedAt : null, age: data.age ?? 0 };
    return <LiveBoard texts={texts} board={data} now={now()} stale={staleWords(reading)} />;
  }
  // Not `isPending`, which each attempt after a failed one makes true again.
  if (!isFetched) return <BoardSkeleton texts={texts} />;
  return <UnreachableBoard texts={texts} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
