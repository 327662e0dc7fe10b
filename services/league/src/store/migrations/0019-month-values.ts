import type { Knex } from 'knex';

const TRIGGERS = ['scoring_config', 'bonus_types', 'prizes', 'settings'].flatMap((table) => [
  [table, 'insert', 'new'],
  [table, 'update', 'new'],
  [table, 'delete', 'old'],
]);

/** The values that a month is ranked, awarded and drawn by, kept when a later month may change them. */
export const monthValues: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- The values that held when a month ended. They hold for earlier months without a row of their own too; later
      -- months have today's. A final month has its own copy in final_months.
      create table month_values (
        month date primary key check (month = month_of(month)),
        scoring jsonb not null,
        -- All types, each with its points and switch.
        bonuses jsonb not null,
        -- The active ones, in their order.
        prizes jsonb not null,
        -- By key.
        settings jsonb not null
      );

      -- Values that are set while the league has no entry hold from its beginning.
      create function forget_month_values() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) and not exists (select from entries) then
          delete from month_values;
        end if;
        return null;
      end $$;
      ${TRIGGERS.map(
        ([table, event, rows]) => `
      create trigger forgets_month_values_on_${event} after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function forget_month_values();`,
      ).join('')}

      -- A final month stored only the active bonuses, and none of the oldest stored a contest.
      update final_months f set
        bonuses = coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', t.id, 'bonusKey', t.bonus_key, 'name', coalesce(kept ->> 'name', t.name),
            'points', coalesce(cast(kept ->> 'points' as int), t.points),
            'description', coalesce(kept ->> 'description', t.description), 'isActive', kept is not null
          ) order by t.id)
          from bonus_types t left join jsonb_array_elements(f.bonuses) kept on kept ->> 'id' = cast(t.id as text)
        ), '[]'),
        contest = coalesce(contest, (
          select jsonb_build_object('month', to_char(f.month, 'YYYY-MM'),
            'start', case when own.is_own then c.value ->> 'start' else to_char(f.month, 'YYYY-MM-DD') end,
            'end', case when own.is_own then c.value ->> 'end'
              else to_char(f.month + interval '1 month' - interval '1 day', 'YYYY-MM-DD') end,
            'launchAt', l.value, 'lotteryThreshold', t.value)
          from settings c
          join settings l on l.key = 'launch' join settings t on t.key = 'lotteryThreshold'
          cross join lateral (select left(c.value ->> 'start', 7) = to_char(f.month, 'YYYY-MM') as is_own) own
          where c.key = 'contest'
        ));
      alter table final_months alter column contest set not null;
    `),
  down: (db) =>
    db.schema.raw(`
      alter table final_months alter column contest drop not null;
      update final_months set bonuses = coalesce((
        select jsonb_agg(kept - 'isActive') from jsonb_array_elements(bonuses) kept
        where cast(kept ->> 'isActive' as boolean)
      ), '[]');
      drop function forget_month_values cascade;
      drop table month_values;
    `),
};
