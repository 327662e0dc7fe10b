import * as calls from '@vetta/contract/months';
import { getMonth } from '@vetta/league/months/get-month';
import { listLateEntries } from '@vetta/league/months/late-entries';
import { listAdminMonths, listMonths } from '@vetta/league/months/list-months';
import { rebuildMonth } from '@vetta/league/months/rebuild-month';
import { rehearseRebuild } from '@vetta/league/months/rehearse-rebuild';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';
import { servePublicRead } from '../snapshot/serve-public-read.ts';

export const monthRoutes = [
  servePublicRead(calls.listMonths, (_, { db, now }) => listMonths(db, now)),
  servePublicRead(calls.getMonth, ({ params }, { db, now }) => getMonth(db, params.month, now)),
  serve(calls.listAdminMonths, (_, { db, now }) => listAdminMonths(db, now)),
  serve(calls.listLateEntries, ({ params }, { db }) => listLateEntries(db, params.month)),
  serve(calls.rehearseRebuild, ({ params, query }, { db, now }) =>
    rehearseRebuild(db, params.month, query.values, now),
  ),
  serveStandingsChange(calls.rebuildMonth, ({ params, body }, { trx, now }) =>
    rebuildMonth(trx, params.month, body, now),
  ),
];
