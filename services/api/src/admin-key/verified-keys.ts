import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface VerifiedKeys {
  /** Whether this key was found to belong to one of these stored hashes: those that are taken now. */
  has(key: string, accepted: readonly string[]): boolean;
  add(key: string, hash: string): void;
}

/** Keys that were right once in this process, kept as HMACs under a secret that dies with it. */
export function verifiedKeys(): VerifiedKeys {
  const secret = randomBytes(32);
  const known = new Map<string, Buffer>();
  const digest = (key: string) => createHmac('sha256', secret).update(key).digest();
  return {
    has: (key, accepted) => {
      const given = digest(key);
      return accepted.some((hash) => {
        const verified = known.get(hash);
        return verified !== undefined && timingSafeEqual(verified, given);
      });
    },
    // One key for each hash: what a new key replaced is never looked at again.
    add: (key, hash) => {
      known.set(hash, digest(key));
    },
  };
}
