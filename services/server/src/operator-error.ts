/** A failure that the operator can fix. Its message says what happened and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Returns the code of a system or database error ('EADDRINUSE', 'ENOSPC', '28P01'…), or '' if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
