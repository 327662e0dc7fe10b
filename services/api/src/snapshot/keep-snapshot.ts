import { setTimeout as pause } from 'node:timers/promises';
import { publicVersion, readPublicState } from '@vetta/league/public-state/public-state';
import { type Subscription, subscribeToChanges } from '@vetta/league/public-state/subscribe-to-changes';
import { type Database, openDatabase } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { dayEnds } from '@vetta/league/time/rome';
import type { Logger } from 'pino';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { makeSnapshot, type Snapshot } from './snapshot.ts';

/** How often the version is compared though nothing was heard: a frozen connection brings no news and no error. */
const EVERY = 1_000;
/** How long the state passes for current after it was last compared, in milliseconds: two comparisons and their time. */
const CURRENT_FOR = 3_000;
/** The waits between attempts to listen again, in milliseconds. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 1_000;
/** How long a change may wait for its own snapshot, in milliseconds. */
const OWN_CHANGE_WITHIN = 1_000;
/** How long a reader may wait for a commit that was heard of, in milliseconds; later it gets what stood before. */
const NEWS_WITHIN = 100;

/** The snapshot that this process answers from. */
export interface Snapshots {
  /**
   * The snapshot, unless it has to be caught up first: a commit was heard, it ended at midnight, or its reader has seen
   * a newer `version`.
   */
  ready(version: number): Snapshot | undefined;
  /** The same, caught up where it has to be. Throws what the database said where there never was one. */
  current(version: number): Promise<Snapshot>;
  /** Resolves when what was committed before the call is in the snapshot; after a second it does anyhow. */
  caughtUp(): Promise<void>;
  /** Whether the database did not answer when it was last asked. */
  isAway(): boolean;
  /** Whole seconds since the snapshot was last known to be what the database holds; 0 while that is checked in time. */
  age(): number;
  close(): Promise<void>;
}

interface SnapshotOptions {
  /** The database whose state it is. */
  readonly pool: Database;
  readonly watch: DatabaseWatch;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Keeps a snapshot of the public state: taken anew when a commit is heard, when a comparison says so, and at midnight. */
export function keepSnapshot({ pool, watch, clock, log }: SnapshotOptions): Snapshots {
  const url: string = pool.client.config.connection.connectionString;
  // Of its own: the pool's connections may all be writers that wait for each other.
  let line = openDatabase(url, { max: 1 });
  let held: Snapshot | undefined;
  let currentAt = performance.now();
  let away = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  let subscription: Subscription | undefined;
  const closing = new AbortController();

  const isOver = ({ endsAt }: Snapshot) => clock().epochMilliseconds >= endsAt;
  const isBehind = (snapshot: Snapshot, version: number) =>
    snapshot.state.version < version || isOver(snapshot);

  const hasNews = () => heardAt > currentAt;

  const take = async (): Promise<Snapshot> => {
    const now = nowOf(clock());
    const state = await watch.during(readPublicState(line, now));
    return makeSnapshot(state, dayEnds(now.today).epochMilliseconds);
  };
  const catchUp = oneAtATime(async () => {
    const began = performance.now();
    try {
      const stands =
        held && !isOver(held) && (await watch.during(publicVersion(line))) === held.state.version;
      if (!stands) held = await take();
      currentAt = began;
      if (away) log.info('The database answers again: the standings are current');
      away = false;
    } catch (error) {
      if (closing.signal.aborted) return;
      if (!away) log.warn({ err: error }, 'The last known standings are served until the database answers');
      away = true;
      // What hangs may hang for ever: it ends when it can, and the next question goes by a new connection.
      line.destroy().catch(() => {});
      line = openDatabase(url, { max: 1 });
      throw error;
    }
  });
  const tryToCatchUp = () => catchUp().catch(() => {});
  const caughtUpWithin = (ms: number) => Promise.race([tryToCatchUp(), pause(ms, undefined, { ref: false })]);
  const ready = (version: number) =>
    held && (away || !(isBehind(held, version) || hasNews())) ? held : undefined;

  const compare = setInterval(async () => {
    const [version, began] = [held?.state.version, performance.now()];
    await tryToCatchUp();
    // News that nobody told: whoever should have is silent.
    if (held?.state.version !== version && heardAt < began - EVERY) subscription?.end();
  }, EVERY);

  const listen = async () => {
    for (let wait = FIRST_WAIT; !closing.signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        subscription = await subscribeToChanges(url, () => {
          heardAt = performance.now();
          tryToCatchUp();
        });
        wait = FIRST_WAIT / 2;
        // What was committed while nobody listened.
        await tryToCatchUp();
        if (!closing.signal.aborted) await subscription.ended;
      } catch {
        // Away: the comparison has said so.
      }
      subscription?.end();
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const listening = listen();

  return {
    ready,
    async current(version) {
      const current = ready(version);
      if (current) return current;
      if (held && !isBehind(held, version)) {
        await caughtUpWithin(NEWS_WITHIN);
        return held;
      }
      await catchUp().catch((error) => {
        if (!held) throw error;
      });
      if (!held) throw new Error('A snapshot that was taken is not there');
      return held;
    },
    caughtUp: () => caughtUpWithin(OWN_CHANGE_WITHIN),
    isAway: () => away,
    age() {
      const since = performance.now() - currentAt;
      return since < CURRENT_FOR ? 0 : Math.floor(since / 1_000);
    },
    async close() {
      closing.abort();
      clearInterval(compare);
      subscription?.end();
      await listening;
      await line.destroy();
    },
  };
}
