import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

// Writes the workflows, as the SDK's sandbox needs them, to its output.
const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('./workflows.ts', import.meta.url)),
  // The map that the SDK asks for, without the sources: they would be two thirds of what the server and its sandbox keep.
  webpackConfigHook: (config) => ({ ...config, devtool: 'inline-nosources-cheap-source-map' }),
  // To stderr; what the bundler tells of a success interests nobody.
  logger: new DefaultLogger('WARN'),
});
process.stdout.write(code);
