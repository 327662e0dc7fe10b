import { type ActivityInterceptorsFactory, type NativeConnection, Worker } from '@temporalio/worker';
import type { CloseActivities } from '@vetta/league/closes/close';
import type { Database } from '@vetta/league/store/database';
import { failedSteps } from './failed-steps.ts';
import { taskQueue } from './schedule.ts';
import type { SourceActivities } from './source-workflow.ts';
import { workflowBundle } from './workflow-bundle.ts';

export interface CloseWorker {
  readonly namespace: string;
  readonly activities: CloseActivities;
  readonly sources?: SourceActivities | undefined;
  /** Receives the failures of steps. */
  readonly database: Database;
}

/** Returns a worker for the closes of a namespace. `run()` starts polling; `shutdown()` drains the worker. Rejects if `stop` is aborted meanwhile. */
export async function createWorker(
  connection: NativeConnection,
  { namespace, activities, sources, database }: CloseWorker,
  stop?: AbortSignal,
): Promise<Worker> {
  return Worker.create({
    connection,
    namespace,
    taskQueue,
    activities: { ...activities, ...sources },
    workflowBundle: await workflowBundle(stop),
    interceptors: { activity: [heartbeats, failedSteps(database)] },
    // One close a day gains nothing from a cache, and without one any worker can take a killed worker's next step at once.
    maxCachedWorkflows: 0,
    shutdownGraceTime: '10 seconds',
    // Stopping an activity is safe: it is one transaction, and the database rolls it back.
    shutdownForceTime: '15 seconds',
  });
}

/** In milliseconds: several heartbeats within the ten seconds after which the server gives up on a worker. */
const interval = 2_000;

/** Sends heartbeats while an activity runs, so that the server notices a killed worker. */
const heartbeats: ActivityInterceptorsFactory = (activity) => ({
  inbound: {
    async execute(input, next) {
      const timer = setInterval(() => activity.heartbeat(), interval);
      try {
        return await next(input);
      } finally {
        clearInterval(timer);
      }
    },
  },
});
