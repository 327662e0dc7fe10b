import type { Month } from '@vetta/contract/values';
import { monthValues } from '../months/month-values.ts';
import type { Database } from '../store/database.ts';

/**
 * SQL of a board with the reason why a player is not eligible, null where there is none. Bindings: those of the board and
 * {@link contestStart}.
 */
export const withEligibility = (board: string): string => `
  select b.*,
    case when d.player_id is not null then 'disqualified' when b.joined_on > :start then 'late' end as not_eligible
  from (${board}) b
  left join disqualifications d on d.player_id = b.player_id and d.month = :month`;

/** The first day of a month's contest: a player who joins after it is late. */
export const contestStart = async (db: Database, month: Month) => ({
  start: (await monthValues(db, month)).contest.start,
});
