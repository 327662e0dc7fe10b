import { setTimeout as pause } from 'node:timers/promises';
import {
  type Channel,
  type Subscription,
  subscribeToChanges,
} from '@vetta/league/public-state/subscribe-to-changes';

/** The waits between attempts to subscribe, in milliseconds. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1_000;

export interface ChangeSubscription {
  /** Ends a connection that brings nothing any more; a new one takes its place. */
  renew(): void;
  close(): Promise<void>;
}

interface Listeners {
  /** Called for each commit that the channel announces. */
  readonly onChange: () => void;
  /** Called for each new connection: commits before it were not announced. */
  readonly onConnected: () => Promise<void>;
}

/** Subscribes to a channel of changes, over one connection after the other until it is closed. */
export function keepSubscribed(
  url: string,
  channel: Channel,
  { onChange, onConnected }: Listeners,
): ChangeSubscription {
  const closing = new AbortController();
  let current: Subscription | undefined;
  const keepConnected = async () => {
    for (let wait = FIRST_WAIT; !closing.signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        current = await subscribeToChanges(url, channel, onChange);
        wait = FIRST_WAIT / 2;
        await onConnected();
        if (!closing.signal.aborted) await current.ended;
      } catch {
        // The database is away; the comparisons log it.
      }
      current?.end();
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const done = keepConnected();

  return {
    renew: () => current?.end(),
    async close() {
      closing.abort();
      current?.end();
      await done;
    },
  };
}
