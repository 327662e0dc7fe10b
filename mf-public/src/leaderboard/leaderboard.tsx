import { useQuery } from '@tanstack/react-query';
import type { PluginContext, PublicQueries } from '@vetta/contract/plugin';
import { COLLAPSED_ROWS } from '@vetta/contract/prerender';
import { Card } from '@vetta/design-system/card';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Unreachable } from '../unreachable/unreachable.tsx';
import * as styles from './board.css.ts';
import type { BoardTexts } from './board.tsx';
import { BoardHeader } from './board-header.tsx';
import { LiveBoard } from './live-board.tsx';
import * as row from './row.css.ts';
import { staleWords } from './stale-words.ts';

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

const rows = Array.from({ length: COLLAPSED_ROWS }, (_, index) => index + 1);

/** Shown while the standings load: rows with a position, a name and a total, as the board's. */
const BoardSkeleton = ({ texts }: { readonly texts: BoardTexts }) => (
  <Card padding="lg">
    <BoardHeader title={texts['leaderboard.title']}>Caricamento…</BoardHeader>
    <div className={styles.rows} aria-hidden="true">
      {rows.map((position) => (
        <div key={position} className={`${row.row} ${position === 1 ? styles.skeletonLeader : ''}`}>
          <Skeleton shape="numeral" width="most" />
          <div>
            <Skeleton shape="title" width={position % 2 === 0 ? 'third' : 'half'} />
            <Skeleton width={position % 2 === 0 ? 'half' : 'most'} />
          </div>
          <div className={`${row.figures} ${styles.skeletonTotal}`}>
            <Skeleton shape="numeral" />
          </div>
        </div>
      ))}
    </div>
  </Card>
);

interface UnreachableBoardProps {
  readonly texts: BoardTexts;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown if the first load fails, instead of the empty state, which would be wrong. */
const UnreachableBoard = ({ texts, isRetrying, onRetry }: UnreachableBoardProps) => (
  <Card padding="lg">
    <BoardHeader title={texts['leaderboard.title']}>riproviamo da soli ogni 30 secondi</BoardHeader>
    <Unreachable what="Classifica" isRetrying={isRetrying} onRetry={onRetry} />
  </Card>
);
