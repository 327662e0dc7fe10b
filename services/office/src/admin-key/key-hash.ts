import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// OWASP's parameters for scrypt: N = 2^15, r = 8, p = 3 take 32 MiB and about 100 ms.
const COST = 2 ** 15;
const PARAMETERS = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (key: string, salt: Buffer, N: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(key, salt, LENGTH, { N, ...PARAMETERS }, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

/** `scrypt:<salt>:<hash>`, in base64url; `scrypt:<salt>:<hash>:<N>` if its cost is another. */
export async function hashKey(key: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = (await derive(key, salt, cost)).toString('base64url');
  return ['scrypt', salt.toString('base64url'), hash, ...(cost === COST ? [] : [cost])].join(':');
}

export async function matchesHash(key: string, stored: string): Promise<boolean> {
  const [scheme, salt = '', hash = '', cost = COST] = stored.split(':');
  if (scheme !== 'scrypt') return false;
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(key, Buffer.from(salt, 'base64url'), Number(cost));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
