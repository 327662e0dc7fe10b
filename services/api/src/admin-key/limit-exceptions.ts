/** The time between two keys that are checked although their addresses have failed too often, in milliseconds. */
const EVERY = 5_000;
/** A refusal is forgotten after this time, in milliseconds: the count begins again. */
const FORGOTTEN_AFTER = 60_000;
/** The number of keys that are remembered: if a guesser sends a hundred a second, those of the last minute. */
const MOST_KEYS = 6_000;

/**
 * Returns a function for keys whose address has failed too often. It says whether a key is checked nevertheless: one key
 * every five seconds for all addresses together, and none in the first five seconds. Only a key that was sent before is
 * checked; if there are several, the one that was repeated first. Behind a proxy that is not trusted all clients have one
 * address: there an admin gets in at the second or third attempt, while another client guesses one key after the other.
 */
export function limitExceptions(now: () => number = () => performance.now()): (key: string) => boolean {
  let lastRefused = Number.NEGATIVE_INFINITY;
  let next = 0;
  /** When each key was refused last: the keys that were sent once, and those that were repeated, oldest first. */
  const once = new Map<string, number>();
  const again = new Map<string, number>();

  const isFirst = (key: string, at: number): boolean => {
    for (const [waiting, last] of again) {
      if (waiting === key) return true;
      // Its sender has given up.
      if (at - last > FORGOTTEN_AFTER) again.delete(waiting);
      else return false;
    }
    return false;
  };

  return (key) => {
    const at = now();
    if (at - lastRefused > FORGOTTEN_AFTER) next = at + EVERY;
    lastRefused = at;
    const comesAgain = again.has(key) || at - (once.get(key) ?? Number.NEGATIVE_INFINITY) <= FORGOTTEN_AFTER;
    once.delete(key);
    remember(comesAgain ? again : once, key, at);
    const isChecked = at >= next && isFirst(key, at);
    if (isChecked) {
      next = at + EVERY;
      again.delete(key);
    }
    return isChecked;
  };
}

/** Keeps a key's place if it has one. The oldest key makes room for a new one. */
function remember(keys: Map<string, number>, key: string, at: number): void {
  if (keys.size >= MOST_KEYS && !keys.has(key)) {
    const [oldest] = keys.keys();
    if (oldest !== undefined) keys.delete(oldest);
  }
  keys.set(key, at);
}
