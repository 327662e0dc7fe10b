import pTimeout from 'p-timeout';
import type { Settings } from '../environment.ts';

/** All parts together have this long to end, beside the time that the api still serves. It gives begun requests 10 s. */
const ALL_PARTS_MS = 11_000;
/** Each part has at least this long, even if the parts before it took longer. */
const EACH_PART_MS = 3_000;
/** After a part that did not end, the process has this long to end by itself. */
const EXIT_MS = 500;

/** What a process has opened. Disposing it closes the parts in reverse order. */
export interface OpenParts extends AsyncDisposable {
  /** Adds a part. The name is shown to the operator if it does not end in time. */
  add(name: string, close: () => Promise<void>): void;
}

/**
 * Returns an empty list of parts. A part that does not end in time is reported and left. An error of a part is thrown after all
 * are closed. In both cases the process ends with 1 even if the part keeps it alive, as connections to a frozen server do.
 */
export function openParts({ drainSeconds }: Pick<Settings, 'drainSeconds'>): OpenParts {
  const stack = new AsyncDisposableStack();
  let deadline: number | undefined;
  let haveEnded = true;
  return {
    add(name, close) {
      stack.defer(async () => {
        deadline ??= performance.now() + drainSeconds * 1_000 + ALL_PARTS_MS;
        const limit = Math.max(deadline - performance.now(), EACH_PART_MS);
        await pTimeout(close(), {
          milliseconds: limit,
          fallback() {
            haveEnded = false;
            console.error(`${name} did not end within ${Math.round(limit / 1_000)} s and is left as it is.`);
          },
        });
      });
    },
    async [Symbol.asyncDispose]() {
      try {
        await stack.disposeAsync();
      } catch (error) {
        haveEnded = false;
        throw error;
      } finally {
        if (!haveEnded) setTimeout(() => process.exit(1), EXIT_MS).unref();
      }
    },
  };
}
