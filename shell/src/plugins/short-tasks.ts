import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { nextTask } from '../document/next-task.ts';

const afterNextTask = async <Args>(args: Args): Promise<Args> => {
  await nextTask();
  return args;
};

/** Loads shared packages and plugins in many short tasks: the runtime's promises would make one long task of them. */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'vetta:short-tasks',
  beforeLoadShare: afterNextTask,
  beforeRequest: afterNextTask,
  afterResolve: afterNextTask,
  beforeInitRemote: nextTask,
  beforeGetExpose: nextTask,
  beforeExecuteFactory: nextTask,
});
