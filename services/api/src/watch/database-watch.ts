import { type Database, openDatabase } from '@vetta/league/store/database';
import { databaseAway } from '../errors/http-error.ts';
import { type Watch, watchOver } from './watch.ts';

export interface DatabaseWatch extends Watch {
  close(): Promise<void>;
}

/** Asks the database of `pool` whether it is there, over a connection of its own: the pool's may all be busy. */
export function watchDatabase(pool: Database): DatabaseWatch {
  const url: string = pool.client.config.connection.connectionString;
  const open = () => openDatabase(url, { max: 1 });
  let line = open();
  const watch = watchOver({
    ask: async () => line.raw('select 1'),
    onSilence() {
      // It ends when it can, and the next question goes by a new connection.
      line.destroy().catch(() => {});
      line = open();
    },
    away: databaseAway,
  });
  return { ...watch, close: () => line.destroy() };
}
