import { type Database, openDatabase } from '@vetta/league/store/database';
import { databaseAway } from '../errors/http-error.ts';
import { type Watch, watchOver } from './watch.ts';

export interface DatabaseWatch extends Watch {
  close(): Promise<void>;
}

/** Watches the database of `pool` over a connection of its own: those of the pool may all be busy. */
export function watchDatabase(pool: Database): DatabaseWatch {
  const url: string = pool.client.config.connection.connectionString;
  const open = () => openDatabase(url, { max: 1 });
  let connection = open();
  const watch = watchOver({
    ask: async () => connection.raw('select 1'),
    onSilence() {
      // The old connection may never answer: the next question takes a new one.
      connection.destroy().catch(() => {});
      connection = open();
    },
    away: databaseAway,
  });
  return { ...watch, close: () => connection.destroy() };
}
