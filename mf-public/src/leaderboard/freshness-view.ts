import { formatClock, formatDay } from '@vetta/contract/client/formats';
import { isProvisional, type PrerenderData } from '@vetta/contract/prerender';
import { romeDay } from '@vetta/contract/rome-time';
import type { Leaderboard } from '@vetta/contract/standings';

export type FreshnessView = Pick<PrerenderData, 'updated' | 'state' | 'isProvisional'>;

function updatedText(at: Date, now: Date): string {
  const day = romeDay(at);
  const clock = `alle ${formatClock(at)}`;
  return day === romeDay(now) ? clock : `${formatDay(day)} ${clock}`;
}

/** Returns when the standings last changed, and whether they may still change. `now` is the server's time. */
export const freshnessView = (board: Leaderboard, now: Date): FreshnessView => ({
  updated: board.updatedAt === null ? '' : updatedText(new Date(board.updatedAt), now),
  state: board.state,
  isProvisional: isProvisional(board),
});
