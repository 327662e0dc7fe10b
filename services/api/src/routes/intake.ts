import * as calls from '@vetta/contract/intake';
import { changeCountedKind, listCountedKinds } from '@vetta/league/intake/counted-kinds';
import { keepDifference, listDifferences } from '@vetta/league/intake/differences';
import { linkIdentity, listIdentities } from '@vetta/league/intake/identities';
import { takeEvents } from '@vetta/league/intake/take-events';
import { withTag } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';

export const intakeRoutes = [
  serveStandingsChange(calls.takeEvents, async ({ body }, { trx, now, secrets }) => {
    const change = await takeEvents(trx, body, now, secrets.keyed);
    // What changes no entry is no line of the audit: systems send again what has come.
    return { ...change, isUnrecorded: change.after.days === 0 };
  }),
  serve(calls.listIdentities, ({ query }, { db, now }) => listIdentities(db, query, now)),
  serve(calls.listCountedKinds, (_, { db }) => listCountedKinds(db)),
  serveStandingsChange(calls.changeCountedKind, ({ body }, { trx, now }) =>
    changeCountedKind(trx, body, now),
  ),
  serveStandingsChange(calls.linkIdentity, ({ body }, { trx, now }) => linkIdentity(trx, body, now)),
  serve(calls.listDifferences, ({ query }, { db, now }) => listDifferences(db, query.date, now)),
  serveStandingsChange(calls.keepDifference, async ({ body }, { trx, now }) => {
    const change = await keepDifference(trx, body, now);
    return { ...change, reply: withTag(change.reply) };
  }),
];
