import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

// Writes the workflows, as the SDK's sandbox needs them, to its output.
const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('./workflows.ts', import.meta.url)),
  // To stderr; what the bundler tells of a success interests nobody.
  logger: new DefaultLogger('WARN'),
});
process.stdout.write(code);
