import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import type { Observe } from './answered.ts';

export interface Identity {
  readonly nextRequestId: () => string;
  readonly serverTime: () => string;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Gives each request an id and the server's time, and reports its answer to `observe`. */
export function identify(observe: Observe, { nextRequestId, serverTime, addressOf }: Identity): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    const requestId = nextRequestId();
    ctx.set({ 'X-Request-Id': requestId, 'X-Server-Time': serverTime() });
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

/**
 * Returns a source of request ids: a random prefix for this process and a counter. Ids identify lines in logs and
 * sentences on screens; they are unique, cheap, and no secret.
 */
export function requestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
