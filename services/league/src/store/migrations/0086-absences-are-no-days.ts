import type { Knex } from 'knex';

/** Absences are no days of work (docs/rules.md, «Entries»): what counted them is corrected. */
export const migration: Knex.Migration = {
  up: (db) =>
    db.raw(`
      -- Sums read the days of work from the index alone.
      drop index entries_by_date;
      create index entries_by_date on entries (date, player_id) include (rings, appt_set, appt_done, alignment, absent);
      update month_sums s set days = s.days - away.days
      from (
        select month_of(date) as month, player_id, cast(count(*) as int) as days from entries where absent group by 1, 2
      ) away
      where (s.month, s.player_id) = (away.month, away.player_id);
      delete from month_sums where (days, rings, appt_set, appt_done, presences, score, bonus, total) = (0, 0, 0, 0, 0, 0, 0, 0);
      update closed_days c set met_entries = false
      where met_entries
        and not exists (select from entries e where not absent and e.date between month_of(c.date) and c.date);
    `),
  down: (db) =>
    db.raw(`
      drop index entries_by_date;
      create index entries_by_date on entries (date, player_id) include (rings, appt_set, appt_done, alignment);
    `),
};
