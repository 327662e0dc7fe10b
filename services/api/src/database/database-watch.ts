import { type Database, openDatabase } from '@vetta/league/store/database';
import { databaseAway } from '../refusals/refusal.ts';

/** How long a living database may take to answer a new connection, in milliseconds. */
const PATIENCE = 1_000;

export interface DatabaseWatch {
  /** Whether the database answers now; says so within a second. */
  answers(): Promise<boolean>;
  /**
   * The result of `work`, however long it takes while the database answers. A frozen server or a lost network gives
   * no error: then this throws a 503 within three seconds, and what becomes of the work is not known.
   */
  during<T>(work: Promise<T>): Promise<T>;
}

/** Asks the database of `pool` whether it is there, each time by a new connection: a pooled one may be the hung one. */
export function watchDatabase(pool: Database): DatabaseWatch {
  const url: string = pool.client.config.connection.connectionString;
  let asking: Promise<boolean> | undefined;

  const ask = async (): Promise<boolean> => {
    const probe = openDatabase(url, { max: 1 });
    const patience = Promise.withResolvers<false>();
    const timer = setTimeout(patience.resolve, PATIENCE, false);
    const answer = probe.raw('select 1').then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([answer, patience.promise]);
    } finally {
      clearTimeout(timer);
      // A hung connection ends when it can; nobody waits for it.
      probe.destroy().catch(() => {});
      asking = undefined;
    }
  };
  const answers = () => (asking ??= ask());

  return {
    answers,
    async during(work) {
      const away = Promise.withResolvers<never>();
      const timer = setInterval(async () => {
        if (!(await answers())) away.reject(databaseAway());
      }, PATIENCE);
      try {
        return await Promise.race([work, away.promise]);
      } finally {
        clearInterval(timer);
        // Settles the promise that lost, so that a late rejection finds a listener.
        away.promise.catch(() => {});
      }
    },
  };
}
