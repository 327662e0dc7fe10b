import { type NativeConnection, Worker } from '@temporalio/worker';
import type { CloseActivities } from '@vetta/league/months/close';
import { heartbeats } from './heartbeats.ts';
import { taskQueue } from './schedule.ts';
import { workflowBundle } from './workflow-bundle.ts';

/** A worker that runs the closes of a namespace. It polls once `run()` is called; `shutdown()` drains it. */
export async function closeWorker(
  connection: NativeConnection,
  namespace: string,
  activities: CloseActivities,
): Promise<Worker> {
  return Worker.create({
    connection,
    namespace,
    taskQueue,
    activities,
    workflowBundle: await workflowBundle(),
    interceptors: { activity: [heartbeats] },
    // One close a day: nothing to keep warm, and the next step of a killed worker's close goes straight to another.
    maxCachedWorkflows: 0,
    shutdownGraceTime: '10 seconds',
    // An activity is a transaction, which the database undoes: better cut off than in the way of a restart.
    shutdownForceTime: '15 seconds',
  });
}
