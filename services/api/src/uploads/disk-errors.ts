const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EMFILE', 'ENFILE', 'EIO']);

/** Whether an error says that this machine's disk cannot take a file now. */
export const isDiskError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK.has(String(error.code));
