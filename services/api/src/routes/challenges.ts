import * as calls from '@vetta/contract/challenges';
import { getChallenge, listAdminChallenges, listChallenges } from '@vetta/league/challenges/challenges';
import {
  addChallenge,
  changeChallenge,
  rebuildChallenge,
  removeChallenge,
} from '@vetta/league/challenges/change-challenges';
import { rowRoutes } from '../serve/row-routes.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';
import { servePublicRead } from '../snapshot/serve-public-read.ts';

export const challengeRoutes = [
  servePublicRead(calls.listChallenges, (_, { db, now }) => listChallenges(db, now)),
  servePublicRead(calls.getChallenge, ({ params }, { db, now }) => getChallenge(db, params.id, now)),
  ...rowRoutes(serveStandingsChange, calls.challenges, {
    ...{ list: listAdminChallenges, add: addChallenge, change: changeChallenge, remove: removeChallenge },
  }),
  serveStandingsChange(calls.rebuildChallenge, ({ params, body }, { trx, now }) =>
    rebuildChallenge(trx, params.id, body, now),
  ),
];
