/** A failure that the operator can fix. Its message says what happened and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Returns whether a file or the database could not grow: no space, a quota, a limit of the process, PostgreSQL's disk_full. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(errorCode(error));

/** Returns the code of a system or database error ('EADDRINUSE', 'ENOSPC', '28P01'…), or '' if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
