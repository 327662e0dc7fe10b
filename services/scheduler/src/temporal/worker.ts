import { fileURLToPath } from 'node:url';
import {
  bundleWorkflowCode,
  type NativeConnection,
  Runtime,
  Worker,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker';
import type { CloseActivities } from '@vetta/league/month/close';
import { heartbeats } from './heartbeats.ts';
import { taskQueue } from './schedule.ts';

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

let bundled: Promise<WorkflowBundleWithSourceMap> | undefined;

/** The workflows as the SDK's sandbox wants them: a second of work, done once however often a server goes and comes. */
function workflowBundle(): Promise<WorkflowBundleWithSourceMap> {
  bundled ??= bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('./workflows.ts', import.meta.url)),
    logger: Runtime.instance().logger,
  });
  return bundled;
}
