interface Reading {
  /** The device's clock, in milliseconds. */
  readonly clock: number;
  /** How long the page has run, in milliseconds: setting the clock does not change it. */
  readonly uptime: number;
}

const TOLERANCE_MS = 2000;

/** Whether the device's clock was set, or the device slept, between two readings. */
export const clockJumped = (before: Reading, after: Reading): boolean =>
  Math.abs(after.clock - before.clock - (after.uptime - before.uptime)) > TOLERANCE_MS;
