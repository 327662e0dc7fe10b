import { romeDay } from '@vetta/contract/client/rome-time';
import type { Leaderboard } from '@vetta/contract/standings';

/** Returns whether no number of today has been entered yet. `now` is the server's time. */
export const isTodayMissing = (
  { state, entries, newestEntryOn }: Pick<Leaderboard, 'state' | 'entries' | 'newestEntryOn'>,
  now: Date,
): boolean => state === 'open' && entries.length > 0 && newestEntryOn !== romeDay(now);
