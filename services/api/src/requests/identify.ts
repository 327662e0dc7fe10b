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
