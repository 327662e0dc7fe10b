import type { Knex } from 'knex';

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

const triggers = EVENTS.map(
  ([event, rows]) => `
    create trigger moves_public_version_on_${event} after ${event} on frozen_sums
      referencing ${rows} table as changed for each statement execute function move_public_version();`,
).join('');

/** What a public receipt names: a player's sums of a month as they were at the close of a Sunday. */
export const frozenSums: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- No reference to players: a final month keeps players who were removed.
      create table frozen_sums (
        month date not null check (month = month_of(month)),
        player_id uuid not null,
        -- The Sunday. For a month that was over before this table was made: its last day, as its receipts showed it all.
        until date not null check (month_of(until) = month),
        -- The days with an entry that the sums contain.
        days date[] not null,
        rings int not null,
        appt_set int not null,
        appt_done int not null,
        presences int not null,
        -- The settled bonuses by week, each as {id, weekStartDate}: the id is the bonus's.
        bonuses jsonb not null,
        primary key (month, player_id)
      );

      -- The values of a row that a rebuild left as it was, {scoring, bonuses}. Null: the month's.
      alter table final_standings add column computed_with jsonb;

      insert into frozen_sums
      select s.month, s.player_id, cast(s.month + interval '1 month' as date) - 1, '{}', s.rings, s.appt_set, s.appt_done,
        s.presences, coalesce((
          select jsonb_agg(jsonb_build_object('id', t.id, 'weekStartDate', b.week) order by place)
          from rows from (
            jsonb_to_recordset(s.bonuses) as (name text, "weekStartDate" date, pending boolean)
          ) with ordinality as b (name, week, pending, place)
          join jsonb_to_recordset(f.bonuses) as t (id uuid, name text) on t.name = b.name
          where not b.pending
        ), '[]')
      from final_standings s join final_months f on f.month = s.month;

      -- The other months: up to the last Sunday that was closed or covered, as their receipts showed it until now. A month
      -- whose last day was closed showed all its sums.
      with shown as (
        select month, until from (
          select month,
            case when newest >= last then last else newest - cast(extract(isodow from newest) as int) % 7 end as until
          from (
            select distinct month_of(date) as month, cast(month_of(date) + interval '1 month' as date) - 1 as last
            from entries
          ) entered
          cross join (select max(date) as newest from closed_days) closed
          where month not in (select month from final_months)
        ) months where until >= month
      )
      insert into frozen_sums
      select s.month, e.player_id, s.until, array_agg(e.date order by e.date), sum(e.rings), sum(e.appt_set),
        sum(e.appt_done), count(*) filter (where e.alignment), coalesce((
          select jsonb_agg(jsonb_build_object('id', b.bonus_type_id, 'weekStartDate', b.week_start)
            order by b.week_start, b.bonus_type_id)
          from player_bonuses b
          where b.player_id = e.player_id and b.date_earned between s.month and s.until and b.settled_at is not null
        ), '[]')
      from shown s join entries e on e.date between s.month and s.until
      group by s.month, s.until, e.player_id;
      ${triggers}
    `),
  down: (db) =>
    db.schema.raw('alter table final_standings drop column computed_with; drop table frozen_sums;'),
};
