import { romeDay } from '@vetta/contract/rome-time';
import type { Leaderboard } from '@vetta/contract/standings';

/**
 * Returns whether no number of today has been entered yet: the wall then says «Oggi non ancora inserito». `now` is the server's time; `known` is when the server last knew the
 * standings to be current. Data of an earlier day say nothing about today.
 */
export const isTodayMissing = (
  { state, entries, newestEntryOn }: Pick<Leaderboard, 'state' | 'entries' | 'newestEntryOn'>,
  { now, known }: { readonly now: Date; readonly known: Date },
): boolean =>
  state === 'open' && entries.length > 0 && romeDay(known) === romeDay(now) && newestEntryOn !== romeDay(now);
