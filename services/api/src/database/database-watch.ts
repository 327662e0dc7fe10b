import { type Database, openDatabase } from '@vetta/league/store/database';
import { databaseAway } from '../refusals/refusal.ts';

/** How often a call that takes long asks whether the database is still there, and how long it may take to say so. */
const EVERY = 1_000;
const PATIENCE = 1_500;

export interface DatabaseWatch {
  /** Whether the database answers now; says so within 1.5 seconds. */
  answers(): Promise<boolean>;
  /**
   * The result of `work`, however long it takes while the database answers. A frozen server or a lost network gives
   * no error: then this throws a 503 within three seconds, and what becomes of the work is not known.
   */
  during<T>(work: Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Asks the database of `pool` whether it is there, over a connection of its own: the pool's may all be busy. */
export function watchDatabase(pool: Database): DatabaseWatch {
  const url: string = pool.client.config.connection.connectionString;
  const open = () => openDatabase(url, { max: 1 });
  let line = open();
  let asking: Promise<boolean> | undefined;

  const ask = async (): Promise<boolean> => {
    const patience = Promise.withResolvers<false>();
    const timer = setTimeout(patience.resolve, PATIENCE, false);
    const answer = line.raw('select 1').then(
      () => true,
      () => false,
    );
    const answered = await Promise.race([answer, patience.promise]);
    clearTimeout(timer);
    if (!answered) {
      // What hangs may hang for ever: it ends when it can, and the next question goes by a new connection.
      line.destroy().catch(() => {});
      line = open();
    }
    asking = undefined;
    return answered;
  };
  const answers = () => {
    asking ??= ask();
    return asking;
  };

  return {
    answers,
    async during(work) {
      const away = Promise.withResolvers<never>();
      const timer = setInterval(async () => {
        if (!(await answers())) away.reject(databaseAway());
      }, EVERY);
      // It may be rejected after the work is done, when nobody listens any more.
      away.promise.catch(() => {});
      try {
        return await Promise.race([work, away.promise]);
      } finally {
        clearInterval(timer);
      }
    },
    close: () => line.destroy(),
  };
}
