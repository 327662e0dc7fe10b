import type { IncomingMessage } from 'node:http';
import { tokenHash } from '@vetta/office/screens/token';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type HttpError, tooManyBeats, tooManyScreens } from '../errors/http-error.ts';

/** Thirty screens of one address, each of which beats twice a minute. */
const BEATS_A_MINUTE = 60;

/** Enough for an office behind one address: thirty walls in an hour, ten of which start again with an empty profile. */
const NEW_SCREENS_AN_HOUR = 40;

/** Of one token, and of all tokens of one address that are not proved yet: a hundred times what a screen needs. */
const TOKENS_A_MINUTE = 600;

/** The limits of what screens may send. */
export interface BeatLimits {
  /**
   * Counts a beat, before its body is read and before the database is asked: without a token for its address, with a token
   * that was proved before for that token, with another for its address again, but apart. Throws 429.
   */
  admit(ctx: Context, token: string | undefined): Promise<void>;
  /** Remembers that the request's token is a screen's. It no longer counts for its address. */
  proved(ctx: Context, token: string): Promise<void>;
  /** Remembers a token that a screen gets now. */
  given(token: string): void;
  /** Counts a beat whose token is no screen's as one without a token. Throws 429. */
  disproved(ctx: Context, token: string): Promise<void>;
  /** Throws 429 if too many new screens came from the address. How many there may be in all: `MOST_UNNAMED` of the league. */
  admitNew(ctx: Context): Promise<void>;
}

type Refusal = (seconds: number) => HttpError;

/** `clientOf` returns the client that a request counts for. */
export function beatLimits(clientOf: (request: IncomingMessage) => string): BeatLimits {
  const unnamed = limiter(BEATS_A_MINUTE, 60, tooManyScreens);
  const newScreens = limiter(NEW_SCREENS_AN_HOUR, 3600, tooManyScreens);
  const proofs = limiter(TOKENS_A_MINUTE, 60, tooManyBeats);
  const tokens = limiter(TOKENS_A_MINUTE, 60, tooManyBeats);
  /** The hashes of the tokens that were proved, as many as there are named screens. */
  const known = new Set<string>();

  return {
    async admit(ctx, token) {
      if (token === undefined) return unnamed.count(clientOf(ctx.req));
      const hash = tokenHash(token);
      if (known.has(hash)) return tokens.count(hash);
      await proofs.count(clientOf(ctx.req));
    },
    async proved(ctx, token) {
      const hash = tokenHash(token);
      if (known.has(hash)) return;
      known.add(hash);
      await proofs.forgive(clientOf(ctx.req));
    },
    given(token) {
      known.add(tokenHash(token));
    },
    async disproved(ctx, token) {
      known.delete(tokenHash(token));
      await unnamed.count(clientOf(ctx.req));
    },
    admitNew: (ctx) => newScreens.count(clientOf(ctx.req)),
  };
}

/** Counts `points` within `duration` seconds for each key. */
function limiter(points: number, duration: number, refusal: Refusal) {
  const taken = new RateLimiterMemory({ points, duration });
  return {
    async count(key: string): Promise<void> {
      await taken.consume(key).catch((limit) => {
        throw limit instanceof RateLimiterRes ? refusal(Math.ceil(limit.msBeforeNext / 1000)) : limit;
      });
    },
    async forgive(key: string): Promise<void> {
      await taken.reward(key);
    },
  };
}
