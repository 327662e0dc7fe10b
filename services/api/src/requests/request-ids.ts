import { randomBytes } from 'node:crypto';

/**
 * Returns a source of request ids: a random prefix for this process and a counter. Ids identify lines in logs and
 * sentences on screens; they are unique, cheap, and no secret.
 */
export function requestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
