import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyScreens } from '../errors/http-error.ts';

/** Thirty screens of one address, each of which beats twice a minute. */
const BEATS_A_MINUTE = 60;

/** Enough for an office behind one address: thirty walls in an hour, ten of which start again with an empty profile. */
const NEW_SCREENS_AN_HOUR = 40;

type Limit = (ctx: Context) => Promise<void>;

/** The limits of what screens without a token may send from one address. Those with a token are never limited. */
export interface UnnamedScreenLimits {
  /** Throws 429 if too many beats came from the request's address. */
  readonly beats: Limit;
  /** Throws 429 if too many new screens came from it. How many there may be in all: `MOST_UNNAMED` of the league. */
  readonly newScreens: Limit;
}

export function unnamedScreenLimits(addressOf: (request: IncomingMessage) => string): UnnamedScreenLimits {
  const limit = (points: number, duration: number): Limit => {
    const taken = new RateLimiterMemory({ points, duration });
    return async (ctx) => {
      await taken.consume(addressOf(ctx.req)).catch((limit) => {
        throw limit instanceof RateLimiterRes ? tooManyScreens(Math.ceil(limit.msBeforeNext / 1000)) : limit;
      });
    };
  };
  return { beats: limit(BEATS_A_MINUTE, 60), newScreens: limit(NEW_SCREENS_AN_HOUR, 3600) };
}
