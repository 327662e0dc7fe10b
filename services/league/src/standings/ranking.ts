import type { Month } from '@vetta/contract/values';
import { firstDay, lastDay } from '../time/rome.ts';
import { SUMS } from './sums.ts';

/** The order of the standings, over a board's columns (docs/rules.md, «Order»). */
export const IN_ORDER =
  'order by total desc, appt_done desc, appt_set desc, rings desc, last_position asc nulls last, ' +
  'name collate "it-x-icu", player_id';

const boardOver = (sums: string) => `
  select p.id as player_id, p.name, p.joined_on, last.position as last_position,
    coalesce(s.days, 0) as days, coalesce(s.rings, 0) as rings, coalesce(s.appt_set, 0) as appt_set,
    coalesce(s.appt_done, 0) as appt_done, coalesce(s.presences, 0) as presences,
    coalesce(s.score, 0) as score, coalesce(s.bonus, 0) as bonus, coalesce(s.total, 0) as total
  from players p
  left join (${sums}) s on s.player_id = p.id
  left join last_positions last on last.player_id = p.id and last.month = :month
  -- A leaver stays in the months that were over before leaving.
  where p.archived_on is null or p.archived_on > :last`;

/** SQL of the players on the board of a month that is not final, with their sums, in no order. Bindings: {@link boardOf}. */
export const BOARD = boardOver('select * from month_sums where month = :month');

/**
 * The same of any month, summed from its rows: of a final month, which keeps no sums, or as it stood at the close of
 * `:upTo`. Bindings: `sumsOf`.
 */
export const BOARD_FROM_ROWS = boardOver(SUMS);

/** SQL of a board with each player's position, from 1. */
export const ranked = (board: string): string =>
  `select b.*, cast(row_number() over (${IN_ORDER}) as int) as position from (${board}) b`;

/** The bindings of {@link BOARD}. */
export const boardOf = (month: Month) => ({ month: firstDay(month), last: lastDay(month) });
