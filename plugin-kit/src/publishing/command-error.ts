/** A failure that the author can fix. Its message says what happened and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** No server answers at VETTA_URL. */
export class NoVettaError extends CommandError {}
