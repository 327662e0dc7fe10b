import { type Database, openDatabase, type PoolLimits } from '@vetta/league/store/database';

/** The connections of each kind of work: none waits behind another kind. */
export interface Pools {
  /** Reads by anyone. */
  readonly public: Database;
  /** Reads and changes by admins, and the sweep of uploads. */
  readonly admin: Database;
  /** The stored keys: every call of an admin reads them, even while all changes wait for a lock. */
  readonly keys: Database;
  /** The beats of wall screens. */
  readonly screens: Database;
  close(): Promise<void>;
}

// With four for the close, two subscriptions, one each for the snapshot and the health check, and three for the alerts, a process
// has up to 27. The embedded server takes 60, and PostgreSQL by default 100: enough for two processes and a command.
const limits = {
  // An answer takes milliseconds and is kept; a reader who has waited for two seconds would rather ask again.
  public: { max: 4, acquire: 2_000, statement: 3_000, lock: 1_000, idle: 5_000 },
  // The standings' lock may be held by an import of 100,000 days, whose statements take seconds each. It computes between
  // two of them, which `idle` allows; a process that is frozen there gives the lock back after that time.
  admin: { max: 8, acquire: 5_000, statement: 60_000, lock: 10_000, idle: 20_000 },
  // One row by its key.
  keys: { max: 2, statement: 2_000, lock: 1_000, idle: 5_000 },
  // A few rows by their keys; a screen beats again in half a minute.
  screens: { max: 2, acquire: 2_000, statement: 2_000, lock: 1_000, idle: 5_000 },
} satisfies Readonly<Record<string, PoolLimits>>;

/** The one connection that reads the snapshot, which at 100,000 players takes a second. */
export const snapshotLimits: PoolLimits = { max: 1, statement: 5_000, lock: 1_000, idle: 5_000 };

/** Opens the api's pools. They connect with their first queries. */
export function openPools(url: string): Pools {
  const pools = {
    public: openDatabase(url, limits.public),
    admin: openDatabase(url, limits.admin),
    keys: openDatabase(url, limits.keys),
    screens: openDatabase(url, limits.screens),
  };
  return {
    ...pools,
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
}
