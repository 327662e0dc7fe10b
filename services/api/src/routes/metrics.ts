import { getMetrics } from '@vetta/contract/health';
import type { Route } from '../serve/route.ts';

export const metricsRoutes: Route[] = [
  {
    endpoint: getMetrics,
    async answer(ctx, { metrics }) {
      ctx.set('Cache-Control', 'no-store');
      ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
      ctx.body = await metrics.text();
    },
  },
];
