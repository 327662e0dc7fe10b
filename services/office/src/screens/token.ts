import { createHash, randomBytes } from 'node:crypto';

/** A screen's token and what is stored of it. It is 256 random bits: a plain hash cannot be turned back. */
export function newToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
