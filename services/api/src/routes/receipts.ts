import * as calls from '@vetta/contract/receipts';
import { getReceipt } from '@vetta/league/receipts/get-receipt';
import { getLastMonth } from '@vetta/league/receipts/last-month';
import { servePublicRead } from '../snapshot/serve-public-read.ts';

export const receiptRoutes = [
  servePublicRead(calls.getReceipt, ({ params, query }, { db, now }) =>
    getReceipt(db, params.id, now, query.month),
  ),
  servePublicRead(calls.getLastMonth, ({ params }, { db, now }) => getLastMonth(db, params.id, now)),
];
