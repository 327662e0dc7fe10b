import { randomUUID } from 'node:crypto';
import type { Clock } from '@vetta/league/time/clock';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * One line a request, with the id and the server's time that its answer carries. Neither query nor headers are
 * written: whatever a person pastes into an address stays out of the log.
 */
export function logRequests(log: Logger, clock: Clock, addressOf: (ctx: Context) => string): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    ctx.set('X-Request-Id', requestId);
    ctx.set('X-Server-Time', clock().toString({ smallestUnit: 'millisecond' }));
    try {
      await next();
    } finally {
      const { method, path, status } = ctx;
      const ms = Math.round((performance.now() - started) * 10) / 10;
      log.info({ requestId, address: addressOf(ctx), method, path, status, ms }, 'request');
    }
  };
}
