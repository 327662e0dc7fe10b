import { useQuery } from '@tanstack/react-query';
import { formatMonth, formatPoints } from '@vetta/contract/client/formats';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { previousMonth } from '@vetta/contract/month-before';
import { monthName } from '@vetta/contract/month-name';
import type { Leaderboard } from '@vetta/contract/standings';

interface AtThisPointProps {
  readonly query: FrontEndQueries['lastMonth'];
  readonly board: Leaderboard;
  /** The player who uses this device: nobody else is told. */
  readonly playerId: string;
  readonly className: string;
}

/** «A questo punto di ottobre avevi 1.820 pt»; nothing where there is nothing to compare, or no answer. */
export function AtThisPoint({ query, board, playerId, className }: AtThisPointProps) {
  const total = board.entries.find((entry) => entry.playerId === playerId)?.total ?? 0;
  const { data } = useQuery(query(playerId, total));
  // An answer from before midnight may be of another month.
  if (!data || data.points === null || data.month !== previousMonth(board.period)) return null;
  return (
    <span className={className}>
      A questo punto di {monthName(formatMonth(data.month))} avevi{' '}
      <span translate="no">{`${formatPoints(data.points)}\u00a0pt`}</span>
    </span>
  );
}
