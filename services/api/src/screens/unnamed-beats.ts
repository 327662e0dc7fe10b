import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyScreens } from '../errors/http-error.ts';

/** Thirty screens of one address, each of which beats twice a minute. */
const BEATS_A_MINUTE = 60;

/**
 * Returns the limit of beats by screens without a token. Each address has its own; those with a token are never limited.
 * How many such screens there may be in all: `MOST_UNNAMED` of the league.
 */
export function unnamedBeatsLimit(
  addressOf: (request: IncomingMessage) => string,
): (ctx: Context) => Promise<void> {
  const beats = new RateLimiterMemory({ points: BEATS_A_MINUTE, duration: 60 });
  return async (ctx) => {
    await beats.consume(addressOf(ctx.req)).catch((limit) => {
      throw limit instanceof RateLimiterRes ? tooManyScreens(Math.ceil(limit.msBeforeNext / 1000)) : limit;
    });
  };
}
