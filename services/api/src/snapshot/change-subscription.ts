import { setTimeout as pause } from 'node:timers/promises';
import { type Hearing, hearChanges } from '@vetta/league/public-state/hear-changes';
import pRetry from 'p-retry';

/** The waits between attempts to subscribe, in milliseconds. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1_000;

export interface ChangeSubscription {
  /** Ends a connection that brings nothing any more; a new one takes its place. */
  renew(): void;
  close(): Promise<void>;
}

interface Listeners {
  /** Called for each commit that changed the public state. */
  readonly onChange: () => void;
  /** Called for each new connection: commits before it were not announced. */
  readonly onConnected: () => Promise<void>;
}

/** Subscribes to changes of the public state, over one connection after the other until it is closed. */
export function subscribeToChanges(url: string, { onChange, onConnected }: Listeners): ChangeSubscription {
  const closing = new AbortController();
  let current: Hearing | undefined;
  const connect = async () => {
    current = await hearChanges(url, onChange);
    return current;
  };
  const keepConnected = async () => {
    while (!closing.signal.aborted) {
      const connection = await pRetry(connect, {
        retries: Number.POSITIVE_INFINITY,
        minTimeout: FIRST_WAIT,
        maxTimeout: LONGEST_WAIT,
        signal: closing.signal,
      });
      await onConnected();
      if (!closing.signal.aborted) await connection.ended;
      connection.end();
      await pause(FIRST_WAIT, undefined, { signal: closing.signal });
    }
  };
  // Closing aborts the waits; no other error leaves the loop.
  const done = keepConnected().catch(() => {});

  return {
    renew: () => current?.end(),
    async close() {
      closing.abort();
      current?.end();
      await done;
    },
  };
}
