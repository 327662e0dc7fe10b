import * as calls from '@vetta/contract/generations';
import { extendGeneration } from '@vetta/league/plugins/extend-generation';
import { listGenerations } from '@vetta/league/plugins/generations';
import { goBack } from '@vetta/league/plugins/go-back';
import { makeGeneration } from '@vetta/league/plugins/make-generation';
import { listVersions, readBuild } from '@vetta/league/plugins/versions';
import { receiveBuild } from '../publishing/receive-build.ts';
import { serveGenerationChange } from '../publishing/serve-generation-change.ts';
import { serve } from '../serve/serve.ts';

export const generationRoutes = [
  receiveBuild,
  serve(calls.getBuild, ({ params }, { db }) => readBuild(db, params)),
  serve(calls.listGenerations, async (_, { db }) => ({
    generations: await listGenerations(db),
    versions: await listVersions(db),
  })),
  serveGenerationChange(calls.makeGeneration, ({ body: { why, ...change } }, { trx, by, at }) =>
    makeGeneration(trx, change, { by, at, why }),
  ),
  serveGenerationChange(calls.extendGeneration, ({ params }, { trx }) =>
    extendGeneration(trx, params.number),
  ),
  serveGenerationChange(calls.goBack, ({ body: { why, ...meant } }, { trx, by, at }) =>
    goBack(trx, meant, { by, at, why }),
  ),
];
