import type { Month } from '@vetta/contract/values';
import { firstDay, lastDay } from '../time/rome.ts';
import { SUMS, SUMS_AT_CUT_OFF } from './sums.ts';

/** The order of the standings, over a board's columns (docs/rules.md, «Order»). `tieReason` explains the same order: change both. */
export const IN_ORDER =
  'order by total desc, appt_done desc, appt_set desc, rings desc, last_position asc nulls last, ' +
  'name collate "it-x-icu", player_id';

// A leaver stays in the months that were over before leaving.
const LAST_POSITIONS_WITHOUT_LEAVERS = (player: string, archivedOn: string) => `
  left join last_positions last on last.player_id = ${player} and last.month = :month
  where ${archivedOn} is null or ${archivedOn} > :last`;

/** SQL of the players on the board of a month that is not final, with their sums, in no order. Bindings: {@link boardOf}. */
export const BOARD = `
  select p.id as player_id, p.name, p.role, p.team, p.joined_on, last.position as last_position,
    coalesce(s.days, 0) as days, coalesce(s.rings, 0) as rings, coalesce(s.appt_set, 0) as appt_set,
    coalesce(s.appt_done, 0) as appt_done, coalesce(s.presences, 0) as presences,
    coalesce(s.score, 0) as score, coalesce(s.bonus, 0) as bonus, coalesce(s.total, 0) as total
  from players p left join month_sums s on s.player_id = p.id and s.month = :month
  ${LAST_POSITIONS_WITHOUT_LEAVERS('p.id', 'p.archived_on')}`;

const board = (sums: string) => `
  select s.player_id, s.name, s.role, s.team, s.joined_on, last.position as last_position, s.days, s.rings, s.appt_set, s.appt_done,
    s.presences, s.score, s.bonus, s.total
  from (${sums}) s
  ${LAST_POSITIONS_WITHOUT_LEAVERS('s.player_id', 's.archived_on')}`;

/**
 * The same of any month, summed from its rows: of a final month, which keeps no sums, or as it stood at the close of
 * `:upTo`. Bindings: `sumsOf`.
 */
export const BOARD_FROM_ROWS = board(SUMS);

/** The same with the entries as they stood at the first step of the close under way. */
export const BOARD_AT_CUT_OFF = board(SUMS_AT_CUT_OFF);

/** SQL of the board of a month that is over: without those who joined later and have nothing in it. */
export const whoWasThere = (board: string): string => `
  select * from (${board}) there
  where there.joined_on <= :last or there.days > 0 or (there.score, there.bonus, there.total) <> (0, 0, 0)
    or exists (select from adjustments a where a.player_id = there.player_id and a.date between :month and :last)`;

/** SQL of a board with each player's position, from 1. */
export const ranked = (board: string): string =>
  `select b.*, cast(row_number() over (${IN_ORDER}) as int) as position from (${board}) b`;

/** The bindings of {@link BOARD}. */
export const boardOf = (month: Month) => ({ month: firstDay(month), last: lastDay(month) });
