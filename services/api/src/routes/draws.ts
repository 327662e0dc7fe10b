import * as calls from '@vetta/contract/draws';
import { getDraws, voidDraw } from '@vetta/league/draws/draws';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-standings-change.ts';

export const drawRoutes = [
  serve(calls.getDraws, ({ params }, { db }) => getDraws(db, params.month)),
  serveStandingsChange(calls.voidDraw, ({ params, body }, { trx, now }) =>
    voidDraw(trx, params.id, body.reason, now),
  ),
];
