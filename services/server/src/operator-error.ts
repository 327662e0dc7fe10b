/** A failure that the operator can fix. Its message says what happened and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Returns whether a file or the database could not grow: no space, a quota, a limit of the process, PostgreSQL's disk_full. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(errorCode(error));

/** Returns a function that throws a sentence with this advice for the error of a full disk, and any other error unchanged. */
export const explainFullDisk =
  (advice: string) =>
  (error: unknown): never => {
    if (!isDiskFull(error) || !(error instanceof Error)) throw error;
    throw new OperatorError(`A disk is full: ${advice} (${error.message}).`);
  };

/** Returns the code of a system or database error ('EADDRINUSE', 'ENOSPC', '28P01'…), or '' if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
