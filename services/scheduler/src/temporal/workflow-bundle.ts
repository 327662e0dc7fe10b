import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, Runtime, type WorkflowBundleWithSourceMap } from '@temporalio/worker';

let bundled: Promise<WorkflowBundleWithSourceMap> | undefined;

/** The workflows as the SDK's sandbox wants them: a second of work, done once however often a server goes and comes. */
export function workflowBundle(): Promise<WorkflowBundleWithSourceMap> {
  bundled ??= bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('./workflows.ts', import.meta.url)),
    logger: Runtime.instance().logger,
  });
  return bundled;
}
