import { PRESENCE_POINTS } from '@vetta/contract/scoring';
import type { Day, Month } from '@vetta/contract/values';
import { firstDay, lastDay } from '../time/rome.ts';

// What an int column holds: a hand-set total near the bound must not stop the nightly close.
const bounded = (sum: string) => `cast(least(greatest(${sum}, -2147483648), 2147483647) as int)`;

/** The order of the standings, over the ranking's columns (design section 4). */
export const IN_ORDER =
  'order by total desc, appt_done desc, appt_set desc, rings desc, last_position asc nulls last, ' +
  'name collate "it-x-icu", player_id';

// A final month keeps what things were worth in it: its rebuild counts with that.
const SCORING = `
  select coalesce(cast(f.scoring ->> 'ringPoints' as int), s.ring_points) as ring_points,
    coalesce(cast(f.scoring ->> 'appointmentSetPoints' as int), s.appointment_set_points) as appointment_set_points,
    coalesce(cast(f.scoring ->> 'appointmentDonePoints' as int), s.appointment_done_points) as appointment_done_points,
    -- In whole tenths, which it is a multiple of: whole numbers are cheaper in every player's row.
    cast(10 * coalesce(cast(f.scoring ->> 'bonusMultiplier' as numeric), s.bonus_multiplier) as int) as multiplier_tenths
  from scoring_config s left join final_months f on f.month = :month
  -- Read once, not taken apart into each player's row.
  offset 0`;

/** A condition on the players that are looked at, as SQL over the column that names them; '' for all. */
type Only = (player: string) => string;

/** The month's numbers of every player on the board, and what else than points orders them. */
const numbers = (only: Only) => `
      select p.id as player_id, p.name, p.joined_on, last.position as last_position,
        coalesce(done.days, 0) as days,
        coalesce(done.rings, 0) as rings,
        coalesce(done.appt_set, 0) as appt_set,
        coalesce(done.appt_done, 0) as appt_done,
        coalesce(done.presences, 0) as presences
      from players p
      left join (
        select player_id, count(*) as days, sum(rings) as rings, sum(appt_set) as appt_set, sum(appt_done) as appt_done,
          count(*) filter (where alignment) as presences
        from entries where date between :first and :upTo ${only('player_id')} group by player_id
      ) done on done.player_id = p.id
      left join last_positions last on last.player_id = p.id and last.month = :month
      -- A leaver stays in the months that were over before leaving.
      where (p.archived_on is null or p.archived_on > :last) ${only('p.id')}`;

/** What a month's order is made from: a row of points and sums for every player on the board, in no order. */
const scored = (only: Only) => `
    select points.*, ${bounded('score_sum')} as score, ${bounded('bonus_sum')} as bonus,
      ${bounded('score_sum + bonus_sum + total_by_hand')} as total
    from (
      select n.*,
        n.rings * c.ring_points
          + n.appt_set * c.appointment_set_points
          + n.appt_done * c.appointment_done_points
          -- Half up, once, of the month's product.
          + (n.presences * ${PRESENCE_POINTS} * c.multiplier_tenths + 5) / 10
          + coalesce(hand.score, 0) as score_sum,
        coalesce(won.points, 0) + coalesce(hand.bonus, 0) as bonus_sum,
        coalesce(hand.total, 0) as total_by_hand
      from (${numbers(only)}) n
      cross join (${SCORING}) c
      left join (
        select b.player_id, sum(t.points) as points
        from player_bonuses b join bonus_types t on t.id = b.bonus_type_id
        where b.date_earned between :first and :upTo and b.settled_at is not null ${only('b.player_id')}
        group by b.player_id
      ) won on won.player_id = n.player_id
      left join (
        select player_id,
          cast(coalesce(sum(points) filter (where field = 'score'), 0) as bigint) as score,
          cast(coalesce(sum(points) filter (where field = 'bonus'), 0) as bigint) as bonus,
          cast(coalesce(sum(points) filter (where field = 'total'), 0) as bigint) as total
        from adjustments where date between :first and :upTo ${only('player_id')} group by player_id
      ) hand on hand.player_id = n.player_id
      -- Computed once: taken apart, the sums would be worked out anew for each column that holds them.
      offset 0
    ) points`;

const ranked = (only: Only) => `
  select scored.*, cast(row_number() over (${IN_ORDER}) as int) as position from (${scored(only)}) scored`;

/**
 * The one statement that knows how a month is ranked: a query over `:first` … `:upTo` of `:month`, with a row for every
 * player on the board: total, the month's appointments done, set, rings, the position at the month's last close, the
 * name in Italian order, the id.
 */
export const RANKING = ranked(() => '');

const among: Only = (player) => `and ${player} = any(cast(:players as uuid[]))`;

/** The points of the players `:players` alone, an array of ids; the bindings are {@link RANKING}'s. */
export const POINTS_AMONG = scored(among);

/** The order of the players `:players` among themselves, whose totals are the same: so that nobody's points are counted. */
export const ORDER_AMONG_TIED = `
  select player_id, cast(row_number() over (${IN_ORDER}) as int) as position
  from (select n.*, 0 as total from (${numbers(among)}) n) tied`;

/** The bindings of {@link RANKING}: the whole month, or the month as it stood at the close of `upTo`. */
export const rankingOf = (month: Month, upTo: Day = lastDay(month)) => ({
  month: firstDay(month),
  first: firstDay(month),
  last: lastDay(month),
  // A draw that is held again may belong to a close of the month after.
  upTo: upTo < lastDay(month) ? upTo : lastDay(month),
});
