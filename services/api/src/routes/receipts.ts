import * as calls from '@vetta/contract/receipts';
import { getReceipt } from '@vetta/league/receipts/get-receipt';
import { serve } from '../serve/serve.ts';

export const receiptRoutes = [
  serve(calls.getReceipt, ({ params, query }, { db, now }) => getReceipt(db, params.id, now, query.month)),
];
