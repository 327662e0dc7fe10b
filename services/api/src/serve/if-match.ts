import { createHash } from 'node:crypto';
import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { changedSinceRead } from '../errors/http-error.ts';

/** Returns the ETag of a row, a hash of its JSON: equal in every call, so that clients can compute it for a list's row. */
export const rowTag = (row: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 27)}"`;

/** Whether a call changes one existing row, so that it accepts If-Match. */
export const takesIfMatch = ({ method }: Pick<EndpointDefinition, 'method'>): boolean =>
  method === 'PUT' || method === 'DELETE';

/** Whether a call answers the row that it wrote, with the row's ETag. */
export const answersRowTag = ({ method, replies }: Pick<EndpointDefinition, 'method' | 'replies'>): boolean =>
  method === 'PUT' || (method === 'POST' && 201 in replies);

/**
 * Throws 412 with the current row if its tag is not in `ifMatch`. Call it in the change's transaction with the row that
 * was locked there: of two admins who read the same state, the second always gets the 412.
 */
export function requireMatch(ifMatch: string, row: unknown): void {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  // A weak tag (W/) never matches: it does not promise equal bytes.
  const tag = rowTag(row);
  if (ifMatch === '' || tags.includes('*') || tags.includes(tag)) return;
  throw changedSinceRead(row, tag);
}
