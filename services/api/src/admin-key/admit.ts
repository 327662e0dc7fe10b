import type { IncomingMessage } from 'node:http';
import { acceptedHashes } from '@vetta/league/admin-key/admin-key';
import type { Database } from '@vetta/league/store/database';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyAttempts, wrongKey } from '../errors/http-error.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import { keyChecker } from './check-key.ts';
import { limitExceptions } from './limit-exceptions.ts';
import { verifiedKeys } from './verified-keys.ts';

/** The longest ADMIN_KEY: a longer key is wrong and not hashed. */
const LONGEST_KEY = 200;

/**
 * Returns the check of the admin key. A key that was verified before passes at once; another is hashed and compared,
 * unless its client has failed ten times within a minute or too many keys wait. A header without a key does not count as an attempt.
 */
export function admitAdmins(
  database: Database,
  watch: DatabaseWatch,
  /** Returns the client that a request counts for. */
  clientOf: (request: IncomingMessage) => string,
): (ctx: Context) => Promise<void> {
  const hashOf = keyChecker(database, watch);
  const verified = verifiedKeys();
  const attempts = new RateLimiterMemory({ points: 10, duration: 60 });
  const isStillChecked = limitExceptions();
  /** Checks under way, by client and key: a page that opens makes many calls at once. */
  const pending = new Map<string, Promise<boolean>>();

  /** Counts an attempt. Returns how many there were in the last minute. */
  const count = (client: string): Promise<number> =>
    attempts.consume(client).then(
      ({ consumedPoints }) => consumedPoints,
      (limit) => {
        throw limit instanceof RateLimiterRes ? tooManyAttempts(Math.ceil(limit.msBeforeNext / 1000)) : limit;
      },
    );

  const check = async (client: string, key: string): Promise<boolean> => {
    // Counted before the check: many attempts at once must not all pass while the first is being hashed.
    const tries = await count(client).catch((refusal) => {
      if (!isStillChecked(key)) throw refusal;
      return Number.POSITIVE_INFINITY;
    });
    let failed = false;
    try {
      const hash = await hashOf(key, tries);
      failed = hash === undefined;
      if (hash !== undefined) verified.add(key, hash);
    } finally {
      // A right key and an unreachable database do not count as failed attempts.
      if (!failed) await attempts.reward(client);
    }
    return !failed;
  };

  return async (ctx) => {
    const given = ctx.req.headersDistinct['x-admin-key'] ?? [];
    const [key = ''] = given;
    if (given.length !== 1 || key === '' || key.length > LONGEST_KEY) throw wrongKey();
    // Read each time: once any process has renewed the key, all processes refuse the old one.
    if (verified.has(key, await watch.during(acceptedHashes(database)))) return;

    const client = clientOf(ctx.req);
    const attempt = `${client} ${key}`;
    const sameAttempt = pending.get(attempt);
    if (sameAttempt) {
      if (await sameAttempt) return;
      await count(client);
      throw wrongKey();
    }
    const checked = check(client, key).finally(() => pending.delete(attempt));
    pending.set(attempt, checked);
    if (!(await checked)) throw wrongKey();
  };
}
