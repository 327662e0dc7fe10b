import { isAdminKey } from '@vetta/league/admin-key/admin-key';
import type { Database } from '@vetta/league/store/database';
import type { DatabaseWatch } from '../database/database-watch.ts';

/**
 * Checks keys one after the other. The hash is slow on purpose: several at once would take the processor, and the
 * threads that connecting to the database needs, from everyone else.
 */
export function keyChecker(database: Database, watch: DatabaseWatch): (key: string) => Promise<boolean> {
  let last: Promise<unknown> = Promise.resolve();
  return (key) => {
    // Watched itself, so that a hung check lets the next one begin; and watched while it waits for its turn.
    const check = last.then(() => watch.during(isAdminKey(database, key)));
    last = check.catch(() => {});
    return watch.during(check);
  };
}
