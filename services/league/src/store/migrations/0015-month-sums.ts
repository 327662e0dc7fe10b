import type { Knex } from 'knex';

/** What a month's standings are ranked from: stored sums. A place is a query over them and no longer a column. */
export const monthSums: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table month_sums (
        month date not null check (month = month_of(month)),
        player_id uuid not null references players on delete cascade,
        days int not null,
        rings int not null,
        appt_set int not null,
        appt_done int not null,
        presences int not null,
        score int not null,
        bonus int not null,
        total int not null,
        -- When one of them last changed.
        updated_at timestamptz not null,
        -- A player without a row counts zero: no row holds zeros alone. Final months keep final_standings instead.
        primary key (month, player_id)
      -- Room for a second version of a row on its page: no index holds what changes.
      ) with (fillfactor = 80);

      insert into month_sums
      select month, player_id, days, rings, appt_set, appt_done, presences,
        least(greatest(score, -2147483648), 2147483647), least(greatest(bonus, -2147483648), 2147483647),
        least(greatest(score + bonus + total_by_hand, -2147483648), 2147483647), now()
      from (
        select month, player_id, coalesce(days, 0) as days, coalesce(rings, 0) as rings,
          coalesce(appt_set, 0) as appt_set, coalesce(appt_done, 0) as appt_done, coalesce(presences, 0) as presences,
          coalesce(
            rings * ring_points + appt_set * appointment_set_points + appt_done * appointment_done_points
              + (presences * 25 * cast(10 * bonus_multiplier as int) + 5) / 10,
            0
          ) + coalesce(score_by_hand, 0) as score,
          coalesce(points, 0) + coalesce(bonus_by_hand, 0) as bonus, coalesce(total_by_hand, 0) as total_by_hand
        from (
          select month_of(date) as month, player_id, count(*) as days, sum(rings) as rings, sum(appt_set) as appt_set,
            sum(appt_done) as appt_done, count(*) filter (where alignment) as presences
          from entries group by 1, 2
        ) entered
        full join (
          select month_of(b.date_earned) as month, b.player_id, sum(t.points) as points
          from player_bonuses b join bonus_types t on t.id = b.bonus_type_id where b.settled_at is not null group by 1, 2
        ) awarded using (month, player_id)
        full join (
          select month_of(date) as month, player_id,
            cast(sum(points) filter (where field = 'score') as bigint) as score_by_hand,
            cast(sum(points) filter (where field = 'bonus') as bigint) as bonus_by_hand,
            cast(sum(points) filter (where field = 'total') as bigint) as total_by_hand
          from adjustments group by 1, 2
        ) edited using (month, player_id)
        cross join scoring_config
        where month not in (select month from final_months)
      ) sums
      where (days, score, bonus, total_by_hand) <> (0, 0, 0, 0);

      create trigger moves_public_version_on_insert after insert on month_sums
        referencing new table as changed for each statement execute function move_public_version();
      create trigger moves_public_version_on_update after update on month_sums
        referencing new table as changed for each statement execute function move_public_version();
      create trigger moves_public_version_on_delete after delete on month_sums
        referencing old table as changed for each statement execute function move_public_version();

      -- Its index on total goes with the column.
      alter table players drop column position, drop column score, drop column bonus, drop column total;
      alter table players reset (fillfactor);
      alter table standings_state drop column month;
      -- A night moves most positions by a little.
      alter table last_positions set (fillfactor = 50);
    `),
  // Without a month, the version before this one computes its columns when it first reads them.
  down: (db) =>
    db.schema.raw(`
      alter table last_positions reset (fillfactor);
      alter table standings_state add column month date check (month = month_of(month));
      alter table players
        add column position int not null default 0 check (position >= 0),
        add column score int not null default 0,
        add column bonus int not null default 0,
        add column total int not null default 0;
      create index players_by_total on players (total);
      alter table players set (fillfactor = 70);
      drop table month_sums;
    `),
};
