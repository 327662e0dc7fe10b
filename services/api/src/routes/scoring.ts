import * as calls from '@vetta/contract/scoring';
import { changeScoring } from '@vetta/league/scoring/change-scoring';
import { getScoring } from '@vetta/league/scoring/scoring';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';
import { servePublicState } from '../snapshot/serve-public-state.ts';

export const scoringRoutes = [
  servePublicState(calls.getPublicScoring, ({ scoring }) => scoring),
  serve(calls.getScoring, (_, { db }) => getScoring(db)),
  serveChange(calls.changeScoring, ({ body }, { trx, moment }) => changeScoring(trx, body, moment)),
];
