import type { IncomingMessage } from 'node:http';
import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { KEY_PATTERN } from '@vetta/contract/key-pattern';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { nowOf } from '@vetta/league/time/now';
import { acceptedHashes } from '@vetta/office/admin-key/admin-key';
import { useNamedKey } from '@vetta/office/admin-key/named-keys';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError, keyMayNot, tooManyAttempts, wrongKey } from '../errors/http-error.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import { keyChecker } from './check-key.ts';
import { type Holder, mayCall } from './holder.ts';
import { limitExceptions } from './limit-exceptions.ts';
import { verifiedKeys } from './verified-keys.ts';
import { countWrongKeys } from './wrong-keys.ts';

/** The longest ADMIN_KEY: a longer key is wrong and not hashed. */
const LONGEST_KEY = 200;

interface Admission {
  readonly database: Database;
  readonly watch: DatabaseWatch;
  readonly clock: Clock;
  readonly log: Logger;
  /** Returns the client that a request counts for. */
  readonly clientOf: (request: IncomingMessage) => string;
}

/**
 * Returns the check of a call's key. A key with a name is looked up at each call. The shared key passes at once if it was
 * verified before; else it is hashed and compared, unless its client has failed ten times within a minute or too many keys wait.
 * A header without a key does not count as an attempt.
 */
export function admitAdmins({
  database,
  watch,
  clock,
  log,
  clientOf,
}: Admission): (ctx: Context, endpoint: EndpointDefinition) => Promise<Holder> {
  const hashOf = keyChecker(database, watch);
  const verified = verifiedKeys();
  const attempts = new RateLimiterMemory({ points: 10, duration: 60 });
  const isStillChecked = limitExceptions();
  const countWrong = countWrongKeys({ database, clock, log });
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

  /** Throws 401 or 429 unless this is the shared key. */
  const admitShared = async (client: string, key: string): Promise<void> => {
    // Read each time: once any process has renewed the key, all processes refuse the old one.
    if (verified.has(key, await watch.during(acceptedHashes(database)))) return;

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

  /** Returns the key with a name; throws 401, or 429 after ten wrong keys within a minute. Nobody guesses 32 bytes: it is always looked up. */
  const admitNamed = async (client: string, key: string): Promise<Holder> => {
    const found = await watch.during(useNamedKey(database, key, nowOf(clock())));
    if (found !== undefined) return found;
    await count(client);
    throw wrongKey();
  };

  return async (ctx, endpoint) => {
    const key = keyOf(ctx.req);
    const client = clientOf(ctx.req);
    try {
      const holder = KEY_PATTERN.test(key)
        ? await admitNamed(client, key)
        : await admitShared(client, key).then(() => 'shared' as const);
      if (!mayCall(holder, endpoint)) throw keyMayNot(endpoint.access === 'public' ? [] : endpoint.access);
      return holder;
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) await countWrong(client);
      throw error;
    }
  };
}

/** Returns a call's key: X-Admin-Key, or without it the token of `Authorization: Bearer`. Throws 401 for none, and for two of one kind. */
function keyOf({ headersDistinct }: IncomingMessage): string {
  const given = headersDistinct['x-admin-key'] ?? bearers(headersDistinct.authorization);
  const [key = ''] = given;
  if (given.length !== 1 || key === '' || key.length > LONGEST_KEY) throw wrongKey();
  return key;
}

// A proxy in front may have its own Authorization, of another kind.
const bearers = (given: readonly string[] = []): string[] =>
  given.flatMap((value) => /^Bearer +(.+)$/i.exec(value)?.[1] ?? []);
