import * as calls from '@vetta/contract/intake';
import * as senders from '@vetta/contract/senders';
import { changeCountedKind, listCountedKinds } from '@vetta/league/intake/counted-kinds';
import { keepDifference, listDifferences } from '@vetta/league/intake/differences';
import { linkIdentity, listIdentities } from '@vetta/league/intake/identities';
import { handOverSource, listSenders, removeBrought, takeSentEvents } from '@vetta/league/intake/senders';
import { listUnusualNumbers } from '@vetta/league/intake/unusual-numbers';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { authorOf, isNarrow } from '../admin-key/holder.ts';
import { tooManyEvents } from '../errors/http-error.ts';
import { withTag } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveChange, serveStandingsChange } from '../serve/serve-change.ts';

const sent = new RateLimiterMemory({ points: senders.MOST_EVENTS_A_DAY, duration: 24 * 3_600 });

/** Counts events of a key. Throws 429 beyond those of a day. */
async function countEvents(keyId: string, events: number): Promise<void> {
  await sent.consume(keyId, events).catch((limit) => {
    throw limit instanceof RateLimiterRes
      ? tooManyEvents(senders.MOST_EVENTS_A_DAY, Math.ceil(limit.msBeforeNext / 1000))
      : limit;
  });
}

export const intakeRoutes = [
  serveStandingsChange(calls.takeEvents, async ({ body }, { trx, holder, now, secrets }) => {
    if (isNarrow(holder)) await countEvents(holder.id, body.events.length);
    const change = await takeSentEvents(trx, body, { ...authorOf(holder), keyed: secrets.keyed }, now);
    // What changes no entry is no line of the audit: systems send again what has come.
    return { ...change, isUnrecorded: change.after.days === 0 };
  }),
  serve(calls.listIdentities, ({ query }, { db, now }) => listIdentities(db, query, now)),
  serve(calls.listCountedKinds, (_, { db }) => listCountedKinds(db)),
  serveStandingsChange(calls.changeCountedKind, ({ body }, { trx, now }) =>
    changeCountedKind(trx, body, now),
  ),
  serve(senders.listSenders, (_, { db, now }) => listSenders(db, now)),
  serveChange(senders.handOverSource, ({ params, body }, { trx }) =>
    handOverSource(trx, { ...params, ...body }),
  ),
  serveStandingsChange(senders.removeBrought, ({ params, query }, { trx, now }) =>
    removeBrought(trx, { ...params, keyId: query.key === 'shared' ? null : query.key }, now),
  ),
  serveStandingsChange(calls.linkIdentity, ({ body }, { trx, now }) => linkIdentity(trx, body, now)),
  serve(calls.listUnusualNumbers, ({ query }, { db, now }) => listUnusualNumbers(db, query.date, now)),
  serve(calls.listDifferences, ({ query }, { db, now }) => listDifferences(db, query.date, now)),
  serveStandingsChange(calls.keepDifference, async ({ body }, { trx, now }) => {
    const change = await keepDifference(trx, body, now);
    return { ...change, reply: withTag(change.reply) };
  }),
];
