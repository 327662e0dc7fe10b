import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Resolves in a task of its own, so that taps and frames come first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Lets federation's runtime start in short tasks. It awaits only promises that are already resolved: on a slow phone a plugin's
 * start would be one task in which the page answers nothing.
 */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'vetta:short-tasks',
  beforeLoadShare: async (share) => {
    await nextTask();
    return share;
  },
  afterLoadEntry: nextTask,
  afterInitRemote: nextTask,
});
