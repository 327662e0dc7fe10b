import { BONUSES } from '../standings/sums.ts';

/** SQL of a player's bonuses that count between `:first` and `:last`, as a JSON array by week. Binding: `bonuses`. */
export const BONUSES_OF = (player: string): string => `coalesce((
    select jsonb_agg(jsonb_build_object('name', t.name, 'weekStartDate', b.week_start, 'points', t.points,
      'pending', b.settled_at is null) order by b.week_start, t.id)
    from player_bonuses b join ${BONUSES} on t.id = b.bonus_type_id
    where b.player_id = ${player} and b.date_earned between :first and :last
  ), '[]')`;

/** SQL of a player's hand edits between `:first` and `:last`, summed by field, as a JSON array. */
export const HAND_EDITS_OF = (player: string): string => `coalesce((
    select jsonb_agg(jsonb_build_object('field', field, 'points', points) order by field)
    from (
      select field, cast(sum(points) as bigint) as points from adjustments
      where player_id = ${player} and date between :first and :last group by field having sum(points) <> 0
    ) summed
  ), '[]')`;
