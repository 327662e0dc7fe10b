import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Resolves in a task of its own, so that taps and frames come first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // Not a timer: in a tab in the background each would last a second, and the plugin's load has a deadline.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

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
