import type { Database } from '@vetta/league/store/database';
import { acceptedHashes, hashOf } from '@vetta/office/admin-key/admin-key';
import { tooManyAttempts } from '../errors/http-error.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';

/** How many keys may wait: the last of them for about five seconds. */
const LONGEST_QUEUE = 20;
/** When a refused client may come again, in seconds. */
const BUSY_FOR = 5;

/**
 * Returns the stored hash of a key; undefined for a wrong key. `attempts`: how often its sender has failed lately, this time
 * included.
 */
type KeyChecker = (key: string, attempts: number) => Promise<string | undefined>;

interface Waiting {
  readonly key: string;
  readonly attempts: number;
  readonly answer: (hash: Promise<string | undefined>) => void;
}

/**
 * Checks keys one after the other. The hash is slow on purpose: several at once would take the processor and the threads
 * that new database connections need. The key whose sender has failed least is next, and if twenty wait, the one whose
 * sender has failed most is refused with 429: guessers keep no admin out who comes for the first time.
 */
export function keyChecker(database: Database, watch: DatabaseWatch): KeyChecker {
  /** Those that have failed least come first; of equal ones, those that have waited longest. */
  const waiting: Waiting[] = [];
  let isChecking = false;
  const hashNow = async (key: string) => hashOf(key, await acceptedHashes(database));

  const checkNext = () => {
    const next = waiting.shift();
    isChecking = next !== undefined;
    if (next === undefined) return;
    // Watched while it runs, so that a check that never ends does not block the next.
    const check = watch.during(hashNow(next.key));
    next.answer(check);
    check.then(checkNext, checkNext);
  };

  return (key, attempts) => {
    const { promise, resolve: answer } = Promise.withResolvers<string | undefined>();
    const behind = waiting.findIndex((other) => other.attempts > attempts);
    waiting.splice(behind === -1 ? waiting.length : behind, 0, { key, attempts, answer });
    if (waiting.length > LONGEST_QUEUE) waiting.pop()?.answer(Promise.reject(tooManyAttempts(BUSY_FOR)));
    if (!isChecking) checkNext();
    // Watched while it waits for its turn, too.
    return watch.during(promise);
  };
}
