import * as calls from '@vetta/contract/scoring';
import { changeScoring } from '@vetta/league/scoring/change-scoring';
import { getScoring } from '@vetta/league/scoring/scoring';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const scoringRoutes = [
  serve(calls.getPublicScoring, async (_, { db }) => calls.PublicScoring.parse(await getScoring(db))),
  serve(calls.getScoring, (_, { db }) => getScoring(db)),
  serveChange(calls.changeScoring, ({ body }, { trx, moment }) => changeScoring(trx, body, moment)),
];
