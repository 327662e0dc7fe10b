import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// OWASP's parameters for scrypt: N = 2^15, r = 8, p = 3 take 32 MiB and about 100 ms.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (key: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(key, salt, LENGTH, COST, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

/** `scrypt:<salt>:<hash>`, in base64url. */
export async function hashKey(key: string): Promise<string> {
  const salt = randomBytes(16);
  return ['scrypt', salt.toString('base64url'), (await derive(key, salt)).toString('base64url')].join(':');
}

export async function matchesHash(key: string, stored: string): Promise<boolean> {
  const [scheme, salt = '', hash = ''] = stored.split(':');
  if (scheme !== 'scrypt') return false;
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(key, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
