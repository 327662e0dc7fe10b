import { CallError } from '@vetta/contract/client/call';

/** Returns whether a change was refused because another admin had changed the row since it was read. */
export const isConflict = (error: unknown): error is CallError =>
  error instanceof CallError && error.status === 412;
