import * as calls from '@vetta/contract/scoring';
import { changeScoring } from '@vetta/league/scoring/change-scoring';
import { rehearseScoring } from '@vetta/league/scoring/rehearse-scoring';
import { getScoring } from '@vetta/league/scoring/scoring';
import { withTag } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';
import { servePublicState } from '../snapshot/serve-public-state.ts';

export const scoringRoutes = [
  servePublicState(calls.getPublicScoring, ({ scoring }) => scoring),
  serve(calls.getScoring, async (_, { db }) => withTag(await getScoring(db))),
  serve(calls.rehearseScoring, ({ query }, { db, now }) => rehearseScoring(db, query, now)),
  serveStandingsChange(calls.changeScoring, ({ body }, { trx, now }) => changeScoring(trx, body, now)),
];
