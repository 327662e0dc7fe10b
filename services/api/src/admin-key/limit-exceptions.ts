/** How often one key is checked although its address has failed too often, in milliseconds. */
const EVERY = 5_000;
/** After this time without a refusal, of any key or of one, the next refusal begins anew, in milliseconds. */
const FORGOTTEN_AFTER = 60_000;
/** So many keys are remembered: of a guesser who sends a hundred a second, those of the last minute. */
const MOST_KEYS = 6_000;

/**
 * Returns a function that says, of a key whose address has failed too often, whether it is checked all the same: one every
 * five seconds for all addresses together, the first five seconds after the first refusal. Only a key that comes again is
 * checked, and of several the one that came again first. So an admin whose address is everybody's, behind a proxy that is not
 * trusted, gets in at the second or third try while another client there guesses one key after the other.
 */
export function limitExceptions(now: () => number = () => performance.now()): (key: string) => boolean {
  let lastRefused = Number.NEGATIVE_INFINITY;
  let next = 0;
  /** When each key was refused last. Keys that came once, and keys that came again, in the order in which they did. */
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
