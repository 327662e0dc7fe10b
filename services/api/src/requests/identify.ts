import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '@vetta/league/time/clock';
import type { Middleware } from 'koa';
import type { Observe } from './answered.ts';

/** The clock as the header X-Server-Time: ISO, in milliseconds. Made once a millisecond, however many ask. */
export function serverTime(clock: Clock): () => string {
  let last = Number.NaN;
  let text = '';
  return () => {
    const now = clock().epochMilliseconds;
    if (now !== last) {
      last = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
}

/** Gives each request an id and the server's time, and tells `observe` of its answer. */
export function identify(
  observe: Observe,
  clock: Clock,
  addressOf: (request: IncomingMessage) => string,
): Middleware {
  const time = serverTime(clock);
  return async (ctx, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    ctx.set({ 'X-Request-Id': requestId, 'X-Server-Time': time() });
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
