import { acceptedHashes, hashOf } from '@vetta/league/admin-key/admin-key';
import type { Database } from '@vetta/league/store/database';
import type { DatabaseWatch } from '../watch/database-watch.ts';

/** Returns the stored hash of a key; undefined for a wrong key. */
type KeyChecker = (key: string) => Promise<string | undefined>;

/**
 * Checks keys one after the other. The hash is slow on purpose: several at once would take the processor and the threads
 * that new database connections need.
 */
export function keyChecker(database: Database, watch: DatabaseWatch): KeyChecker {
  let last: Promise<unknown> = Promise.resolve();
  const hashNow = async (key: string) => hashOf(key, await acceptedHashes(database));
  return (key) => {
    // Watched while it runs, so that a check that never ends does not block the next, and while it waits for its turn.
    const check = last.then(() => watch.during(hashNow(key)));
    last = check.catch(() => {});
    return watch.during(check);
  };
}
