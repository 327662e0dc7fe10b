import { formatClock, formatDay } from '@vetta/contract/client/formats';
import { romeDay } from '@vetta/contract/client/rome-time';
import type { PrerenderData } from '@vetta/contract/prerender';
import type { Leaderboard } from '@vetta/contract/standings';

export type FreshnessView = Pick<PrerenderData, 'updated' | 'state'>;

function updatedText(at: Date, now: Date): string {
  const day = romeDay(at);
  const clock = `alle ${formatClock(at)}`;
  return day === romeDay(now) ? clock : `${formatDay(day)} ${clock}`;
}

/** Returns when the standings last changed, and whether they may still change. `now` is the server's time. */
export const freshnessView = ({ updatedAt, state }: Leaderboard, now: Date): FreshnessView => ({
  updated: updatedAt === null ? '' : updatedText(new Date(updatedAt), now),
  state,
});
