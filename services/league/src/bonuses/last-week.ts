/**
 * SQL of the last week whose bonuses receipts name, with some of who has them, as JSON; null before the first. Frozen as receipts
 * are, so that no bonus tells a day's numbers (docs/rules.md, «Privacy»). Binding: `month`, the first day of the month under way.
 */
export const LAST_WEEK = `(
  with last as (
    select max(until) as sunday from frozen_sums where month >= cast(:month as date) - interval '1 month'
  ), holders as (
    -- Another order each week: everybody is among the named some day.
    select named.id as bonus, p.name, md5(cast(p.id as text) || last.sunday) as turn
    from last
    join frozen_sums f on f.month = month_of(last.sunday)
    join jsonb_to_recordset(f.bonuses) as named(id uuid, "weekStartDate" date)
      on named."weekStartDate" = week_of(last.sunday)
    join players p on p.id = f.player_id and p.archived_on is null
    where not exists (select from disqualifications d where d.player_id = p.id and d.month = f.month)
  )
  select jsonb_build_object('start', week_of(sunday), 'bonuses', coalesce((
      select jsonb_agg(jsonb_build_object('bonusTypeId', bonus, 'names', names, 'others', others) order by bonus)
      from (
        select bonus, (array_agg(name order by turn))[1:3] as names, greatest(count(*) - 3, 0) as others
        from holders group by bonus
      ) by_bonus
    ), '[]'))
  from last where sunday is not null
)`;
