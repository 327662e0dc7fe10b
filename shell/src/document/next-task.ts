/** Ends the task: the browser can paint and answer a tap before what follows. */
export const nextTask = (): Promise<void> =>
  // Safari has no `scheduler.yield`.
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
