import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '@vetta/league/time/clock';
import type { Middleware } from 'koa';
import type { Observe } from './answered.ts';

/** The headers by which an answer is found in the log, and by which a client sets its clock. */
export const identifying = (requestId: string, clock: Clock) => ({
  'X-Request-Id': requestId,
  'X-Server-Time': clock().toString({ smallestUnit: 'millisecond' }),
});

/** Gives each request an id and the server's time, and tells `observe` of its answer. */
export function identify(
  observe: Observe,
  clock: Clock,
  addressOf: (request: IncomingMessage) => string,
): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    ctx.set(identifying(requestId, clock));
    try {
      await next();
    } finally {
      const { method, path, status } = ctx;
      const route: string = ctx.state.route ?? 'none';
      const ms = performance.now() - started;
      observe({ requestId, address: addressOf(ctx.req), method, path, route, status, ms });
    }
  };
}
