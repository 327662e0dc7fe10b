import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface VerifiedKeys {
  /** Whether this key was verified before against one of these accepted hashes. */
  has(key: string, accepted: readonly string[]): boolean;
  add(key: string, hash: string): void;
}

/** Remembers the keys that this process verified, as HMACs under a secret of this process. */
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
    // One key per hash: the hash of a replaced key is no longer accepted.
    add: (key, hash) => {
      known.set(hash, digest(key));
    },
  };
}
