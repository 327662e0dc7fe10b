import { getHealth, getReadiness } from '@vetta/contract/health';
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

export const healthRoutes = [serve(getHealth, () => ({ ok: true }) as const), readiness];
