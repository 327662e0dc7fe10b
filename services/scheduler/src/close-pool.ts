import type { PoolLimits } from '@vetta/league/store/database';

/**
 * The limits of the connections that close the days: one for the step that runs, one for the lock of a close in the process,
 * one for the scheduler's report, one to spare. A step that is cut off is tried again, so it waits for an import's lock; its statements may take most of the five
 * minutes after which Temporal gives a step up.
 */
export const closePool: PoolLimits = {
  max: 4,
  statement: 240_000,
  lock: 60_000,
  idle: 60_000,
};
