import { getHealth, getMetrics, getOpenApi, getReadiness } from '@vetta/contract/health';
import { unknownAddress } from '../errors/http-error.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { Route } from '../serve/route.ts';
import { serve } from '../serve/serve.ts';

/** `/readyz`: 200, or 503 while the database is away or the process closes. `/healthz` says only that the process lives. */
const readiness: Route = {
  endpoint: getReadiness,
  async answer(ctx, { watch, files, isClosing }) {
    const [database, hasFiles] = await Promise.all([watch.answers(), files.watch.answers()]);
    // Without the object store only uploads and pictures fail: a load balancer must keep the process.
    const ready = database && !isClosing();
    ctx.status = ready ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ready, database, files: hasFiles };
  },
};

/** What proxies add to the requests that they pass on. */
const FORWARDED = ['X-Forwarded-For', 'Forwarded', 'Via'];

const metrics: Route = {
  endpoint: getMetrics,
  async answer(ctx, { metrics }) {
    // For who watches this process, not for who reads the page through a proxy.
    if (FORWARDED.some((header) => ctx.get(header) !== '')) throw unknownAddress();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
    ctx.body = await metrics.text();
  },
};

export const healthRoutes = [
  serve(getOpenApi, openApiDocument),
  serve(getHealth, () => ({ ok: true }) as const),
  readiness,
  metrics,
];
