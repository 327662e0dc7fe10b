import type { Database } from '@vetta/league/store/database';

/** Makes the last step of every close fail, until {@link repairCloses}. */
export const breakCloses = (db: Database) =>
  db.raw(`
    create function refuse_close() returns trigger language plpgsql as $$ begin raise 'No day can be closed'; end $$;
    create trigger refuse_close before insert on closed_days for each row execute function refuse_close();
  `);

export const repairCloses = (db: Database) => db.raw('drop function refuse_close cascade');
