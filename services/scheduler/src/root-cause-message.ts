import { loggableError } from '@vetta/league/store/loggable-error';

/** Returns the message of an error's innermost cause, for one line of the log. */
export function rootCauseMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? rootCauseMessage(error.cause) : loggableError(error).message;
}
