import type { Knex } from 'knex';

/** Which weeks the next close has to evaluate: those whose data changed since they were. */
export const weeksToEvaluate: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table weeks_to_evaluate (
        week_start date primary key check (week_start = week_of(week_start))
      );

      create function mark_all_weeks() returns trigger language plpgsql as $$
      begin
        insert into weeks_to_evaluate
        select first + 7 * n from (
          select week_of(min(day)) as first, max(day) as last from (
            select min(date) as day from entries
            union all select max(date) from entries
            union all select min(week_start) from player_bonuses
            union all select max(week_start) from player_bonuses
          ) days
        ) league, generate_series(0, (last - first) / 7) n
        on conflict do nothing;
        return null;
      end $$;

      create function mark_weeks_of_entries() returns trigger language plpgsql as $$
      begin
        insert into weeks_to_evaluate select distinct week_of(date) from changed on conflict do nothing;
        if tg_op = 'UPDATE' then
          insert into weeks_to_evaluate select distinct week_of(date) from former on conflict do nothing;
        end if;
        return null;
      end $$;

      create function mark_weeks_of_awards() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          -- An evaluation does not read whether an award is settled.
          -- By EXCEPT, not by a join: the plan is kept from the first call, and a join planned for no rows is a nested loop.
          insert into weeks_to_evaluate
          select week_start from (
            select player_id, bonus_type_id, week_start, date_earned, assigned_by from former
            except select player_id, bonus_type_id, week_start, date_earned, assigned_by from changed
          ) removed
          union
          select week_start from (
            select player_id, bonus_type_id, week_start, date_earned, assigned_by from changed
            except select player_id, bonus_type_id, week_start, date_earned, assigned_by from former
          ) added
          on conflict do nothing;
        else
          insert into weeks_to_evaluate select distinct week_start from changed on conflict do nothing;
        end if;
        return null;
      end $$;

      create function mark_weeks_of_blocks() returns trigger language plpgsql as $$
      begin
        insert into weeks_to_evaluate select distinct week_start from changed on conflict do nothing;
        return null;
      end $$;

      -- A final month's awards do not follow the data; those of a month that is open again do.
      create function mark_weeks_of_months() returns trigger language plpgsql as $$
      begin
        insert into weeks_to_evaluate
        select distinct week_of(month + n) from changed, generate_series(0, 30) n where month_of(month + n) = month
        on conflict do nothing;
        return null;
      end $$;

      create trigger marks_weeks_on_insert after insert on entries
        referencing new table as changed for each statement execute function mark_weeks_of_entries();
      create trigger marks_weeks_on_update after update on entries
        referencing old table as former new table as changed for each statement execute function mark_weeks_of_entries();
      create trigger marks_weeks_on_delete after delete on entries
        referencing old table as changed for each statement execute function mark_weeks_of_entries();

      create trigger marks_weeks_on_insert after insert on player_bonuses
        referencing new table as changed for each statement execute function mark_weeks_of_awards();
      create trigger marks_weeks_on_update after update on player_bonuses
        referencing old table as former new table as changed for each statement execute function mark_weeks_of_awards();
      create trigger marks_weeks_on_delete after delete on player_bonuses
        referencing old table as changed for each statement execute function mark_weeks_of_awards();

      create trigger marks_weeks_on_insert after insert on bonus_blocks
        referencing new table as changed for each statement execute function mark_weeks_of_blocks();
      create trigger marks_weeks_on_delete after delete on bonus_blocks
        referencing old table as changed for each statement execute function mark_weeks_of_blocks();

      create trigger marks_weeks_on_insert after insert on final_months
        referencing new table as changed for each statement execute function mark_weeks_of_months();
      create trigger marks_weeks_on_delete after delete on final_months
        referencing old table as changed for each statement execute function mark_weeks_of_months();

      create trigger marks_all_weeks after insert or update or delete on bonus_types
        for each statement execute function mark_all_weeks();
      -- Nothing is known of what was evaluated before: all weeks are marked once.
      update bonus_types set is_active = is_active;

      -- A close reads its week from the index alone, for the rows of one day may lie on as many pages as there are players.
      drop index entries_by_date;
      create index entries_by_date on entries (date, player_id) include (rings, appt_set, appt_done, alignment);
    `),
  down: (db) =>
    db.schema.raw(`
      drop index entries_by_date;
      create index entries_by_date on entries (date);
      drop function mark_all_weeks, mark_weeks_of_entries, mark_weeks_of_awards, mark_weeks_of_blocks, mark_weeks_of_months
        cascade;
      drop table weeks_to_evaluate;
    `),
};
