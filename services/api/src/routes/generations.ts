import * as calls from '@vetta/contract/generations';
import { extendGeneration } from '@vetta/office/plugins/extend-generation';
import { listGenerations } from '@vetta/office/plugins/generations';
import { goBack } from '@vetta/office/plugins/go-back';
import { makeGeneration } from '@vetta/office/plugins/make-generation';
import { handOver } from '@vetta/office/plugins/owners';
import { listVersions, readBuild } from '@vetta/office/plugins/versions';
import { withdrawBuild } from '@vetta/office/plugins/withdraw-build';
import { authorOf, type Holder, isAdmin, mayPublish } from '../admin-key/holder.ts';
import { keyApprovesNothing, keyTriesOnly } from '../errors/http-error.ts';
import { receiveBuild } from '../publishing/receive-build.ts';
import { serveGenerationChange } from '../publishing/serve-generation-change.ts';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

/** Throws 403 if the key may not change what everyone gets. */
function requirePublish(holder: Holder): void {
  if (!mayPublish(holder)) throw keyTriesOnly();
}

export const generationRoutes = [
  receiveBuild,
  serve(calls.getBuild, ({ params }, { db }) => readBuild(db, params)),
  serveChange(calls.handOverPlugin, ({ params, body }, { trx }) => handOver(trx, params.name, body.keyId)),
  serveChange(calls.withdrawBuild, ({ params }, { trx, holder, actor, now }) =>
    withdrawBuild(trx, params, {
      ...{ by: actor, author: authorOf(holder), at: now.instant },
      forEveryone: mayPublish(holder),
    }),
  ),
  serve(calls.listGenerations, async (_, { db }) => ({
    generations: await listGenerations(db),
    versions: await listVersions(db),
  })),
  serveGenerationChange(calls.makeGeneration, ({ body: { why, ...change } }, { trx, holder, by, at }) => {
    // A trial that extends itself is for everyone in the end.
    if (change.canary === undefined || change.extendWhenHealthy === true) requirePublish(holder);
    if (change.calls?.length && !isAdmin(holder)) throw keyApprovesNothing();
    return makeGeneration(trx, change, { by, at, why, author: authorOf(holder) });
  }),
  serveGenerationChange(calls.extendGeneration, ({ params }, { trx, holder }) =>
    extendGeneration(trx, params.number, authorOf(holder)),
  ),
  serveGenerationChange(calls.goBack, ({ body: { why, ...meant } }, { trx, holder, by, at }) => {
    if (typeof meant.trial !== 'number') requirePublish(holder);
    return goBack(trx, meant, { by, at, why, author: authorOf(holder) });
  }),
];
