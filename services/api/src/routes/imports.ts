import * as calls from '@vetta/contract/imports';
import { importTracker, rehearseImport } from '@vetta/league/imports/import-tracker';
import type { Route } from '../serve/route.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-standings-change.ts';

const rehearse = serve(calls.importTracker, ({ body }, { db, now }) => rehearseImport(db, body, now));
const apply = serveStandingsChange(calls.importTracker, ({ body }, { trx, now }) =>
  importTracker(trx, body, now),
);

export const importRoutes: Route[] = [
  {
    endpoint: calls.importTracker,
    // A dry run changes nothing: it takes no lock and writes no audit row.
    answer: (ctx, resources) => (ctx.query.dryRun === 'true' ? rehearse : apply).answer(ctx, resources),
  },
];
