import type { MonthSummary } from './months.ts';
import { hasPoints } from './prerender.ts';
import type { Leaderboard } from './standings.ts';

/** Returns the month before a `YYYY-MM`. */
export function previousMonth(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 2, 1)).toISOString().slice(0, 7);
}

/**
 * Returns the month with whose end the page opens, `2026-11`: the one before the board's, until the board's has points; `''` if
 * there is nothing to tell of it.
 */
export function monthBeforeOf(
  board: Pick<Leaderboard, 'entries' | 'period'>,
  months: readonly MonthSummary[],
): string {
  if (hasPoints(board)) return '';
  const month = previousMonth(board.period);
  const summary = months.find((one) => one.month === month);
  const hasEnded = summary !== undefined && summary.state !== 'open' && (summary.podium[0]?.total ?? 0) > 0;
  return hasEnded ? month : '';
}
