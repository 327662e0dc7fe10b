import type { Database } from '@vetta/league/store/database';

/**
 * Makes every read of a table take this many seconds of the database, by a view in its place. Of the public calls only a
 * month's draws read `replaced_commitments`, and only the snapshot reads `game_rules`. `reads` returns how many have begun.
 */
export async function slowReads(
  database: Database,
  table: 'replaced_commitments' | 'game_rules',
  seconds: number,
) {
  await database.raw(`
    create sequence reads;
    alter table ${table} rename to kept_rows;
    create function slow_rows() returns setof kept_rows language plpgsql as $$ begin
      perform nextval('reads'), pg_sleep(${seconds});
      return query select * from kept_rows;
    end $$;
    create view ${table} as select * from slow_rows()`);
  return {
    async reads(): Promise<number> {
      const { rows } = await database.raw(
        'select case when is_called then last_value else 0 end as n from reads',
      );
      return rows[0].n;
    },
    async undo() {
      await database.raw(`
        drop view ${table};
        drop function slow_rows;
        alter table kept_rows rename to ${table};
        drop sequence reads`);
    },
  };
}
