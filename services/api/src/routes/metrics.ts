import { getMetrics } from '@vetta/contract/health';
import { unknownAddress } from '../errors/http-error.ts';
import type { Route } from '../serve/route.ts';

/** What proxies add to the requests that they pass on. */
const FORWARDED = ['X-Forwarded-For', 'Forwarded', 'Via'];

export const metricsRoutes: Route[] = [
  {
    endpoint: getMetrics,
    async answer(ctx, { metrics }) {
      // For who watches this process, not for who reads the page through a proxy.
      if (FORWARDED.some((header) => ctx.get(header) !== '')) throw unknownAddress();
      ctx.set('Cache-Control', 'no-store');
      ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
      ctx.body = await metrics.text();
    },
  },
];
