import * as calls from '@vetta/contract/months';
import { listAdminMonths, listMonths } from '@vetta/league/month/list-months';
import { getMonth } from '@vetta/league/month/month-detail';
import { rebuildMonth } from '@vetta/league/month/rebuild-month';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const monthRoutes = [
  serve(calls.listMonths, (_, { db, moment }) => listMonths(db, moment)),
  serve(calls.getMonth, ({ params }, { db, moment }) => getMonth(db, params.month, moment)),
  serve(calls.listAdminMonths, (_, { db, moment }) => listAdminMonths(db, moment)),
  serveChange(calls.rebuildMonth, ({ params, body }, { trx, moment }) =>
    rebuildMonth(trx, params.month, body.reason, moment),
  ),
];
