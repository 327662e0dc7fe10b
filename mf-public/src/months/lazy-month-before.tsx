import { useQuery } from '@tanstack/react-query';
import type { MonthSummary } from '@vetta/contract/months';
import { monthBeforeOf } from '@vetta/contract/opening-month';
import type { PublicQueries } from '@vetta/contract/plugin';
import { hasPoints } from '@vetta/contract/prerender';
import type { Leaderboard } from '@vetta/contract/standings';
import { lazy, memo, Suspense } from 'react';
import { useIsTakingOver } from '../page/first-data.ts';

/** Where its code does not come, the page goes without: the hall of fame says the same. */
const MonthBefore = lazy(() => import('./month-before.tsx').catch(() => ({ default: () => null })));

interface LazyMonthBeforeProps {
  readonly queries: Pick<PublicQueries, 'months' | 'month' | 'draws' | 'receipt' | 'site'>;
  readonly board: Leaderboard | undefined;
}

/**
 * How the month before ended, until the board's month has points. The server has sent it; its code comes late, and only then:
 * until it is there React keeps the server's markup.
 */
export function LazyMonthBefore({ queries, board }: LazyMonthBeforeProps) {
  const isWanted = board !== undefined && !hasPoints(board);
  const select = (months: MonthSummary[]) => (board ? monthBeforeOf(board, months) : '');
  const { data: month = '' } = useQuery({ ...queries.months, enabled: isWanted, select });
  // The server's markup has it where the document carries it.
  const wasSent = useQuery({ ...queries.month(month), enabled: false }).data !== undefined;
  const isTakingOver = useIsTakingOver();
  const isShown = isWanted && month !== '' && (wasSent || !isTakingOver);
  return isShown && <Waiting queries={queries} month={month} now={board.month} />;
}

/** Not rendered again while its code is on the way: React would give up the server's markup. */
const Waiting = memo(function Waiting(props: Parameters<typeof MonthBefore>[0]) {
  return (
    <Suspense>
      <MonthBefore {...props} />
    </Suspense>
  );
});
