import * as calls from '@vetta/contract/draws';
import { getDraws, voidDraw } from '@vetta/league/lottery/draws';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const drawRoutes = [
  serve(calls.getDraws, ({ params }, { db }) => getDraws(db, params.month)),
  serveChange(calls.voidDraw, ({ params, body }, { trx, moment }) =>
    voidDraw(trx, params.id, body.reason, moment),
  ),
];
