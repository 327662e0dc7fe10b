import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, Runtime, type WorkflowBundleWithSourceMap } from '@temporalio/worker';

let bundled: Promise<WorkflowBundleWithSourceMap> | undefined;

/** Returns the workflows as the SDK's sandbox needs them. Bundling takes a second, so it happens once per process. */
export function workflowBundle(): Promise<WorkflowBundleWithSourceMap> {
  bundled ??= bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('./workflows.ts', import.meta.url)),
    logger: Runtime.instance().logger,
  }).catch((error: unknown) => {
    // The next worker tries again.
    bundled = undefined;
    throw error;
  });
  return bundled;
}
