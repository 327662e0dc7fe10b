import { isAdminKey } from '@vetta/league/admin-key/admin-key';
import type { Database } from '@vetta/league/store/database';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyAttempts, wrongKey } from '../refusals/refusal.ts';
import { verifiedKeys } from './verified-keys.ts';

/** ADMIN_KEY's own bound: what is longer cannot be the key and is not hashed. */
const LONGEST_KEY = 200;

/**
 * The gate of the admin calls. A key that was right before passes at once; another is checked against the stored hash,
 * unless its address has failed ten times within the minute. A header that holds no key is not an attempt.
 */
export function admitAdmins(
  database: Database,
  addressOf: (ctx: Context) => string,
): (ctx: Context) => Promise<void> {
  const verified = verifiedKeys();
  const attempts = new RateLimiterMemory({ points: 10, duration: 60 });

  return async (ctx) => {
    const given = ctx.req.headersDistinct['x-admin-key'] ?? [];
    const [key = ''] = given;
    if (given.length !== 1 || key === '' || key.length > LONGEST_KEY) throw wrongKey();
    if (verified.has(key)) return;

    const address = addressOf(ctx);
    // Counted before it is checked: many at once must not all slip through while the first is being hashed.
    await attempts.consume(address).catch((limit) => {
      throw limit instanceof RateLimiterRes ? tooManyAttempts(Math.ceil(limit.msBeforeNext / 1000)) : limit;
    });
    if (!(await isRight(key))) throw wrongKey();
    await attempts.reward(address);
    if (!verified.has(key)) verified.add(key);

    async function isRight(candidate: string): Promise<boolean> {
      try {
        return await isAdminKey(database, candidate);
      } catch (error) {
        // Not the caller's failure.
        await attempts.reward(address);
        throw error;
      }
    }
  };
}
