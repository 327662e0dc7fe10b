/** A failure the operator can mend: its message is one sentence that says what happened and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The code of a system or database error ('EADDRINUSE', 'ENOSPC', '28P01'…), or '' when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
