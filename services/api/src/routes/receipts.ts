import * as calls from '@vetta/contract/receipts';
import { getReceipt } from '@vetta/league/receipts/get-receipt';
import { servePublicRead } from '../snapshot/serve-public-read.ts';

export const receiptRoutes = [
  servePublicRead(calls.getReceipt, ({ params, query }, { db, now }) =>
    getReceipt(db, params.id, now, query.month),
  ),
];
