import * as calls from '@vetta/contract/imports';
import { importTracker, rehearseImport } from '@vetta/league/imports/import-tracker';
import type { Route } from '../serve/route.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';

const rehearse = serve(calls.importTracker, ({ body, query }, { db, now }) =>
  rehearseImport(db, body, now, query.openMonths === 'true'),
);
const apply = serveStandingsChange(calls.importTracker, ({ body, query }, { trx, now }) =>
  importTracker(trx, body, now, query.openMonths === 'true'),
);

export const importRoutes: Route[] = [
  {
    endpoint: calls.importTracker,
    // A dry run changes nothing: it takes no lock and writes no audit row.
    answer: (ctx, resources) => (ctx.query.dryRun === 'true' ? rehearse : apply).answer(ctx, resources),
  },
];
