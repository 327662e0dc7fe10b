import { openDatabase } from '@vetta/league/store/database';
import { databaseAway } from '../errors/http-error.ts';
import { type Watch, watchOver } from './watch.ts';

export interface DatabaseWatch extends Watch {
  close(): Promise<void>;
}

/** Watches the database at `url` over a connection of its own: those of a pool may all be busy. */
export function watchDatabase(url: string): DatabaseWatch {
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
