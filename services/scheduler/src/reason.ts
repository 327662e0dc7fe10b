/** What an error says, for a line of the log; the innermost cause, where one wraps another. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reason(error.cause) : error.message;
}
