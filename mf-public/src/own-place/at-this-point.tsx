import { useQuery } from '@tanstack/react-query';
import { formatMonth, formatPoints } from '@vetta/contract/client/formats';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { monthName } from '@vetta/contract/month-name';
import { previousMonth } from '@vetta/contract/opening-month';
import type { Leaderboard } from '@vetta/contract/standings';

interface AtThisPointProps {
  readonly query: FrontEndQueries['lastMonth'];
  readonly board: Leaderboard;
  /** The player who uses this device: nobody else is told. */
  readonly playerId: string;
  readonly className: string;
}

/** «+1.271 su ottobre a questo punto»; nothing where there is nothing to compare, or no answer. */
export function AtThisPoint({ query, board, playerId, className }: AtThisPointProps) {
  const total = board.entries.find((entry) => entry.playerId === playerId)?.total ?? 0;
  const { data } = useQuery(query(playerId, total));
  // An answer from before midnight may be of another month.
  if (!data || data.points === null || data.month !== previousMonth(board.period)) return null;
  const words = comparison(total - data.points, monthName(formatMonth(data.month)));
  // Drawn anew when it changes: a translator replaces the text that React would update.
  return (
    <span key={words} className={className}>
      {words}
    </span>
  );
}

function comparison(more: number, month: string): string {
  if (more === 0) return `Alla pari con ${month} a questo punto`;
  return more > 0
    ? `+${formatPoints(more)} su ${month} a questo punto`
    : `${formatPoints(-more)} meno di ${month} a questo punto`;
}
