import * as calls from '@vetta/contract/challenges';
import { getChallenge, listAdminChallenges, listChallenges } from '@vetta/league/challenges/challenges';
import {
  addChallenge,
  changeChallenge,
  rebuildChallenge,
  removeChallenge,
} from '@vetta/league/challenges/change-challenges';
import { withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';
import { servePublicRead } from '../snapshot/serve-public-read.ts';

export const challengeRoutes = [
  servePublicRead(calls.listChallenges, (_, { db, now }) => listChallenges(db, now)),
  servePublicRead(calls.getChallenge, ({ params }, { db, now }) => getChallenge(db, params.id, now)),
  serve(calls.challenges.list, async (_, { db, now }) => withTags(await listAdminChallenges(db, now))),
  serveStandingsChange(calls.challenges.add, ({ body }, { trx, now }) => addChallenge(trx, body, now)),
  serveStandingsChange(calls.challenges.change, ({ params, body }, { trx, now }) =>
    changeChallenge(trx, params.id, body, now),
  ),
  serveStandingsChange(calls.challenges.remove, ({ params }, { trx, now }) =>
    removeChallenge(trx, params.id, now),
  ),
  serveStandingsChange(calls.rebuildChallenge, ({ params, body }, { trx, now }) =>
    rebuildChallenge(trx, params.id, body, now),
  ),
];
