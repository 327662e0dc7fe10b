import type { Knex } from 'knex';

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

const triggers = EVENTS.map(
  ([event, rows]) => `
    create trigger moves_public_version_on_${event} after ${event} on contests
      referencing ${rows} table as changed for each statement execute function move_public_version();
    create trigger forgets_month_values_on_${event} after ${event} on contests
      referencing ${rows} table as changed for each statement execute function forget_month_values();`,
).join('');

/** The dates of the contest by month: those of a later month no longer replace those of the month under way. */
export const contests: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table contests (
        month date primary key check (month = month_of(first_day)),
        -- New with each change: the latest is the one that the setting shows.
        id uuid not null unique default uuidv7(),
        first_day date not null,
        last_day date not null check (last_day >= first_day and month_of(last_day) = month)
      );

      -- October 2025, the months that kept dates of their own, and last the month of the setting.
      insert into contests (month, first_day, last_day)
      select distinct on (month) month, first_day, last_day from (
        select 1 as choice, f.month, cast(contest ->> 'start' as date) as first_day, cast(contest ->> 'end' as date) as last_day
        from final_months f
        where (contest ->> 'start', contest ->> 'end')
          <> (cast(f.month as text), cast(cast(f.month + interval '1 month' as date) - 1 as text))
        union all
        select 2, month_of(first_day), first_day, last_day from (
          select cast(settings -> 'contest' ->> 'start' as date) as first_day,
            cast(settings -> 'contest' ->> 'end' as date) as last_day
          from month_values
        ) kept
        union all select 3, date '2025-10-01', date '2025-10-01', date '2025-10-31'
      ) known order by month, choice;

      insert into contests (month, first_day, last_day)
      select month_of(first_day), first_day, last_day from (
        select cast(value ->> 'start' as date) as first_day, cast(value ->> 'end' as date) as last_day
        from settings where key = 'contest'
      ) setting
      on conflict (month) do update
        set id = excluded.id, first_day = excluded.first_day, last_day = excluded.last_day;

      -- A month that is over knew the one value, for one month.
      update month_values set settings = settings - 'contest' || jsonb_build_object('contests', jsonb_build_object(
        left(settings -> 'contest' ->> 'start', 7), settings -> 'contest'));

      -- Its value is the latest row of contests.
      update settings set value = 'null' where key = 'contest';
      ${triggers}
    `),
  down: (db) =>
    db.schema.raw(`
      update settings set value = (
        select jsonb_build_object('start', first_day, 'end', last_day) from contests order by id desc limit 1
      ) where key = 'contest';
      update month_values m set settings = settings - 'contests' || jsonb_build_object('contest', coalesce(
        settings -> 'contests' -> to_char(month, 'YYYY-MM'), (select value from settings where key = 'contest')));
      drop table contests;
    `),
};
