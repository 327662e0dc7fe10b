import * as calls from '@vetta/contract/draws';
import { getDraws, voidDraw } from '@vetta/league/draws/draws';
import { serveStandingsChange } from '../serve/serve-change.ts';
import { servePublicRead } from '../snapshot/serve-public-read.ts';

export const drawRoutes = [
  servePublicRead(calls.getDraws, ({ params }, { db }) => getDraws(db, params.month)),
  serveStandingsChange(calls.voidDraw, ({ params, body }, { trx, now }) =>
    voidDraw(trx, params.id, body.reason, now),
  ),
];
