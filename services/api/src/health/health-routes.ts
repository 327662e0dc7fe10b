import { getHealth, getReadiness } from '@vetta/contract/health';
import type { Route } from '../serve/route.ts';
import { serve } from '../serve/serve.ts';

const readiness: Route = {
  endpoint: getReadiness,
  async answer(ctx, { watch, isClosing }) {
    const database = await watch.answers();
    const ready = database && !isClosing();
    ctx.status = ready ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ready, database };
  },
};

export const healthRoutes = [serve(getHealth, () => ({ ok: true }) as const), readiness];
