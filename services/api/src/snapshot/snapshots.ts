import { performance } from 'node:perf_hooks';
import { publicVersion, readPublicState } from '@vetta/league/public-state/public-state';
import { openDatabase } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { isLastOfMonth, monthOf } from '@vetta/league/time/rome';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { keepSubscribed } from '../database/keep-subscribed.ts';
import { snapshotLimits } from '../database/pools.ts';
import { databaseBusy } from '../errors/http-error.ts';
import { millisecondsOf } from '../requests/server-time.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import { seenVersion } from './negotiate.ts';
import { serialize } from './serialize.ts';
import { makeSnapshot, type Snapshot } from './snapshot.ts';

/** How often the version is compared, in milliseconds: a frozen connection announces nothing and gives no error. */
const COMPARE_EVERY = 1_000;
/** How long a snapshot counts as current after a comparison, in milliseconds: two comparisons and their time. */
const CURRENT_FOR = 3_000;
/** How long a change waits for its own snapshot, in milliseconds. */
const OWN_CHANGE_WITHIN = 1_000;
/** How long a reader waits for an announced commit, in milliseconds; after that it gets the snapshot before it. */
const ANNOUNCED_WITHIN = 100;
/** How long a reader waits where there is no snapshot that it may get, in milliseconds; after that it gets a 503. */
const NEEDED_WITHIN = 2_000;

/** The snapshot that this process answers from. `ifNoneMatch` is the reader's header. */
export interface Snapshots {
  /**
   * Returns the snapshot of the month under way; undefined if it must be renewed first: there is none, a commit was
   * announced, or the reader has seen a newer version.
   */
  ready(ifNoneMatch: string | undefined): Snapshot | undefined;
  /**
   * Returns the snapshot, renewed where it must be. Throws the database's error if there is none of this month, and 503 if
   * the database does not bring a necessary one within two seconds.
   */
  current(ifNoneMatch?: string): Promise<Snapshot>;
  /**
   * To be called after a commit of this process. Resolves when the snapshot holds all that was committed before the call, or
   * after a second; it then is behind until it does.
   */
  caughtUp(): Promise<void>;
  /** Returns which commit is known of that the snapshot may lack; undefined if there is none, or the database is away. */
  lacks(): number | undefined;
  /** Whether the last question to the database went unanswered. */
  isAway(): boolean;
  /** Returns the version of the snapshot; 0 while there is none. */
  version(): number;
  /** Calls the listener with the version of each new snapshot. */
  onChange(listener: (version: number) => void): void;
  /** Whole seconds since the snapshot was last known to equal the database; 0 while comparisons are in time. */
  age(): number;
  close(): Promise<void>;
}

interface SnapshotOptions {
  /** The address of the database whose state it is. */
  readonly url: string;
  readonly watch: DatabaseWatch;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Keeps a snapshot of the public state and renews it after each commit and after a comparison that differs. A month's last
 * snapshot has the next month's with it, so that the midnight between them needs no database.
 */
export function keepSnapshots({ url, watch, clock, log }: SnapshotOptions): Snapshots {
  let connection = openDatabase(url, snapshotLimits);
  let held: Snapshot | undefined;
  let currentAt = performance.now();
  let announcedAt = Number.NEGATIVE_INFINITY;
  let away = false;
  let closing = false;
  const listeners: ((version: number) => void)[] = [];

  const now = millisecondsOf(clock);
  /** Returns what is held of the month under way: a month's standings are not shown once it is over. */
  const current = (): Snapshot | undefined => {
    while (held && now() >= held.endsAt) held = held.next;
    return held;
  };
  const isBehind = (snapshot: Snapshot, ifNoneMatch: string | undefined) =>
    ifNoneMatch !== snapshot.etag && seenVersion(ifNoneMatch) > snapshot.version;

  const version = () => current()?.version ?? 0;
  const announce = () => {
    for (const listener of listeners) listener(version());
  };

  const catchUp = serialize(async () => {
    const began = performance.now();
    try {
      const now = nowOf(clock());
      const known = current();
      // A clock that was set back makes the month under way another one, too.
      const isOfMonth = known?.state.leaderboard.period === monthOf(now.today);
      const isComplete = isOfMonth && (known.next || !isLastOfMonth(now.today));
      const isCurrent = isComplete && (await watch.during(publicVersion(connection))) === known.version;
      if (!isCurrent) held = await makeSnapshot(await watch.during(readPublicState(connection, now)));
      currentAt = began;
      if (!isCurrent) announce();
      if (away) log.info('The database answers again: the standings are current');
      away = false;
    } catch (error) {
      if (closing) return;
      if (!away) log.warn({ err: error }, 'The last known standings are served until the database answers');
      away = true;
      // The old connection may never answer: the next question takes a new one.
      connection.destroy().catch(() => {});
      connection = openDatabase(url, snapshotLimits);
      throw error;
    }
  });
  const tryToCatchUp = () => catchUp().catch(() => {});
  const tryWithin = (milliseconds: number) => pTimeout(tryToCatchUp(), { milliseconds, fallback: () => {} });
  const ready = (ifNoneMatch: string | undefined) => {
    const snapshot = current();
    const isReady = snapshot && (away || !(isBehind(snapshot, ifNoneMatch) || announcedAt > currentAt));
    return isReady ? snapshot : undefined;
  };
  /** Returns why the snapshot could not be renewed; undefined if it was. */
  const renewalFailure = () =>
    pTimeout(
      catchUp().then(
        () => undefined,
        (error: unknown) => error,
      ),
      { milliseconds: NEEDED_WITHIN, fallback: databaseBusy },
    );

  const subscription = keepSubscribed(url, 'public_change', {
    onChange() {
      announcedAt = performance.now();
      tryToCatchUp();
    },
    onConnected: tryToCatchUp,
  });
  const comparing = setInterval(async () => {
    const [version, began] = [held?.version, performance.now()];
    await tryToCatchUp();
    // A change that was not announced: the subscription's connection is dead.
    if (held?.version !== version && announcedAt < began - COMPARE_EVERY) subscription.renew();
  }, COMPARE_EVERY);

  return {
    ready,
    async current(ifNoneMatch) {
      const found = ready(ifNoneMatch);
      if (found) return found;
      const known = current();
      if (known && !isBehind(known, ifNoneMatch)) {
        await tryWithin(ANNOUNCED_WITHIN);
        const newest = current();
        if (newest) return newest;
      }
      const failure = await renewalFailure();
      const renewed = current();
      // A reader that has seen a newer state gets an older one only from a replica that is cut off from the database.
      if (renewed && (failure === undefined || away)) return renewed;
      throw failure ?? databaseBusy();
    },
    caughtUp() {
      announcedAt = performance.now();
      return tryWithin(OWN_CHANGE_WITHIN);
    },
    lacks: () => (away || announcedAt <= currentAt ? undefined : announcedAt),
    isAway: () => away,
    version,
    onChange: (listener) => void listeners.push(listener),
    age() {
      const since = performance.now() - currentAt;
      return since < CURRENT_FOR ? 0 : Math.floor(since / 1_000);
    },
    async close() {
      closing = true;
      clearInterval(comparing);
      await subscription.close();
      await connection.destroy();
    },
  };
}
