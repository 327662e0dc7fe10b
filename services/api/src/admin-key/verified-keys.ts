import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface VerifiedKeys {
  has(key: string): boolean;
  add(key: string): void;
}

/** Keys that were right once in this process, kept as HMACs under a secret that dies with it. */
export function verifiedKeys(): VerifiedKeys {
  const secret = randomBytes(32);
  const known: Buffer[] = [];
  const digest = (key: string) => createHmac('sha256', secret).update(key).digest();
  return {
    has: (key) => {
      const given = digest(key);
      return known.some((hash) => timingSafeEqual(hash, given));
    },
    add: (key) => {
      known.push(digest(key));
    },
  };
}
