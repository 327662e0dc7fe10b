import { setTimeout as pause } from 'node:timers/promises';

/** The least time between two readings, in milliseconds. */
const READ_EVERY = 200;

/** Which names there are, so that a request for one that was never given costs nothing. */
export interface KnownNames {
  /** Whether there is such a name. One that is not known yet waits for the next reading, with all others. Throws what `read` throws. */
  has(name: string): Promise<boolean>;
}

/**
 * Keeps all names of a kind in memory. They are read again for a name that is not among them, at most five times a second, however
 * many are asked for: guesses cost no more. A name that is gone stays; where it led knows better.
 */
export function knownNames(read: () => Promise<Iterable<string>>): KnownNames {
  let names = new Set<string>();
  let next: Promise<void> | undefined;
  let resting: Promise<unknown> | undefined;

  const readAgain = async () => {
    await resting;
    // Who asks from now on may know more than this reading.
    next = undefined;
    const reading = read();
    resting = Promise.allSettled([reading, pause(READ_EVERY, undefined, { ref: false })]);
    names = new Set(await reading);
  };

  return {
    async has(name) {
      if (names.has(name)) return true;
      next ??= readAgain();
      await next;
      return names.has(name);
    },
  };
}
