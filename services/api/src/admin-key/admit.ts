import type { IncomingMessage } from 'node:http';
import { acceptedHashes } from '@vetta/league/admin-key/admin-key';
import type { Database } from '@vetta/league/store/database';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyAttempts, wrongKey } from '../errors/http-error.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import { keyChecker } from './check-key.ts';
import { verifiedKeys } from './verified-keys.ts';

/** ADMIN_KEY's own bound: what is longer cannot be the key and is not hashed. */
const LONGEST_KEY = 200;

/**
 * The gate of the admin calls. A key that was right before passes at once; another is checked against the stored hash,
 * unless its address has failed ten times within the minute. A header that holds no key is not an attempt.
 */
export function admitAdmins(
  database: Database,
  watch: DatabaseWatch,
  addressOf: (request: IncomingMessage) => string,
): (ctx: Context) => Promise<void> {
  const hashOf = keyChecker(database, watch);
  const verified = verifiedKeys();
  const attempts = new RateLimiterMemory({ points: 10, duration: 60 });
  /** Checks that are being made, by address and key: a page that opens asks many calls at once. */
  const pending = new Map<string, Promise<boolean>>();

  const count = (address: string) =>
    attempts.consume(address).catch((limit) => {
      throw limit instanceof RateLimiterRes ? tooManyAttempts(Math.ceil(limit.msBeforeNext / 1000)) : limit;
    });

  const check = async (address: string, key: string): Promise<boolean> => {
    // Counted before it is checked: many at once must not all slip through while the first is being hashed.
    await count(address);
    let failed = false;
    try {
      const hash = await hashOf(key);
      failed = hash === undefined;
      if (hash !== undefined) verified.add(key, hash);
    } finally {
      // Neither a right key nor a database that is away is the caller's failure.
      if (!failed) await attempts.reward(address);
    }
    return !failed;
  };

  return async (ctx) => {
    const given = ctx.req.headersDistinct['x-admin-key'] ?? [];
    const [key = ''] = given;
    if (given.length !== 1 || key === '' || key.length > LONGEST_KEY) throw wrongKey();
    // Asked each time: a key that was renewed, by whichever process, is refused by all of them at once.
    if (verified.has(key, await watch.during(acceptedHashes(database)))) return;

    const address = addressOf(ctx.req);
    const attempt = `${address} ${key}`;
    const sameAttempt = pending.get(attempt);
    if (sameAttempt) {
      if (await sameAttempt) return;
      await count(address);
      throw wrongKey();
    }
    const checked = check(address, key).finally(() => pending.delete(attempt));
    pending.set(attempt, checked);
    if (!(await checked)) throw wrongKey();
  };
}
