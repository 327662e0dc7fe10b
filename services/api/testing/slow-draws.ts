import type { Database } from '@vetta/league/store/database';

/**
 * Makes every read of a month's draws take this many seconds of the database, by a view in the place of a table that only
 * they read. `reads` returns how many have begun.
 */
export async function slowDraws(database: Database, seconds: number) {
  await database.raw(`
    create sequence reads;
    alter table replaced_commitments rename to kept_commitments;
    create function slow_commitments() returns setof kept_commitments language plpgsql as $$ begin
      perform nextval('reads'), pg_sleep(${seconds});
      return query select * from kept_commitments;
    end $$;
    create view replaced_commitments as select * from slow_commitments()`);
  return {
    async reads(): Promise<number> {
      const { rows } = await database.raw(
        'select case when is_called then last_value else 0 end as n from reads',
      );
      return rows[0].n;
    },
    async undo() {
      await database.raw(`
        drop view replaced_commitments;
        drop function slow_commitments;
        alter table kept_commitments rename to replaced_commitments;
        drop sequence reads`);
    },
  };
}
