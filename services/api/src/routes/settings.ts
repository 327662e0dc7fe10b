import * as scoringCalls from '@vetta/contract/scoring';
import * as calls from '@vetta/contract/settings';
import { changeScoring } from '@vetta/league/scoring/change-scoring';
import { rehearseScoring } from '@vetta/league/scoring/rehearse-scoring';
import { getScoring } from '@vetta/league/scoring/scoring';
import { listContests } from '@vetta/league/settings/contests';
import { changeSetting, listSettings } from '@vetta/league/settings/settings';
import { withTag, withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';
import { servePublicState } from '../snapshot/serve-public-state.ts';

export const settingRoutes = [
  servePublicState(scoringCalls.getPublicScoring, ({ scoring }) => scoring),
  serve(scoringCalls.getScoring, async (_, { db }) => withTag(await getScoring(db))),
  serve(scoringCalls.rehearseScoring, ({ query }, { db, now }) => rehearseScoring(db, query, now)),
  serveStandingsChange(scoringCalls.changeScoring, ({ body }, { trx, now }) => changeScoring(trx, body, now)),
  serve(calls.listSettings, async (_, { db }) => withTags(await listSettings(db))),
  serve(calls.listContests, (_, { db }) => listContests(db)),
  // An undo of a setting takes this lock too, so neither overwrites the other's change.
  serveStandingsChange(calls.changeSetting, ({ body }, { trx, now }) => changeSetting(trx, body, now)),
];
