import { CallError } from '@vetta/contract/client/call';

/** Returns what a sentence calls the admin who made a change: by name, if they gave one. */
export const otherAdmin = (error: unknown): string => (isConflict(error) && error.by) || 'un altro admin';

/** Returns whether a change was refused because another admin had changed the row since it was read. */
export const isConflict = (error: unknown): error is CallError =>
  error instanceof CallError && error.status === 412;
