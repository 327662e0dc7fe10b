/** A failure that the author can fix. Its message says what happened and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Vetta has refused a call, with this status and its sentence. */
export class RefusedError extends CommandError {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(`${status}: ${sentence}`);
    this.status = status;
  }
}
