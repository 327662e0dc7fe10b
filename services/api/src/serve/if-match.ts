import { createHash } from 'node:crypto';
import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { changedSinceRead } from '../errors/http-error.ts';

/** The ETag of a row: of its JSON, whichever call answers it, so that a row of a list can be tagged by its reader. */
export const rowTag = (row: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 27)}"`;

/** Whether a call changes one row that was there before: then If-Match may say which state of it is meant. */
export const takesIfMatch = ({ method }: Pick<EndpointDefinition, 'method'>): boolean =>
  method === 'PUT' || method === 'DELETE';

/** Whether a call answers the row that it wrote, and with it the row's ETag. */
export const answersRowTag = ({ method, replies }: Pick<EndpointDefinition, 'method' | 'replies'>): boolean =>
  method === 'PUT' || (method === 'POST' && 201 in replies);

/**
 * Refuses a change whose If-Match holds no longer, with the row as it is. To be asked in the change's transaction, of
 * the row as it was locked there: of two admins who read the same state the second is always refused. Throws 412.
 */
export function requireMatch(ifMatch: string, row: unknown): void {
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  // A weak tag (W/) never matches: it does not promise the same bytes.
  const tag = rowTag(row);
  if (ifMatch === '' || tags.includes('*') || tags.includes(tag)) return;
  throw changedSinceRead(row, tag);
}
