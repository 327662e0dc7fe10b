import { acceptedHashes, hashOf } from '@vetta/league/admin-key/admin-key';
import type { Database } from '@vetta/league/store/database';
import { tooManyAttempts } from '../errors/http-error.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';

/** How many keys may wait: the last of them for about five seconds. */
const LONGEST_QUEUE = 20;
/** When a refused client may come again, in seconds. */
const BUSY_FOR = 5;

/** Returns the stored hash of a key; undefined for a wrong key. */
type KeyChecker = (key: string) => Promise<string | undefined>;

/**
 * Checks keys one after the other. The hash is slow on purpose: several at once would take the processor and the threads
 * that new database connections need. Throws 429 if twenty keys wait already.
 */
export function keyChecker(database: Database, watch: DatabaseWatch): KeyChecker {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const hashNow = async (key: string) => hashOf(key, await acceptedHashes(database));
  return async (key) => {
    if (waiting >= LONGEST_QUEUE) throw tooManyAttempts(BUSY_FOR);
    waiting += 1;
    // Watched while it runs, so that a check that never ends does not block the next, and while it waits for its turn.
    const check = last.then(() => watch.during(hashNow(key)));
    last = check.catch(() => {});
    last.then(() => {
      waiting -= 1;
    });
    return watch.during(check);
  };
}
