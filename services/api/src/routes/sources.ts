import * as calls from '@vetta/contract/sources';
import { Failure } from '@vetta/league/failure';
import { keepNumbers, listSheetDifferences } from '@vetta/league/sources/sheet-differences';
import {
  addSource,
  changeSource,
  listSources,
  removeSource,
  type SealedAddress,
  UnknownSource,
} from '@vetta/league/sources/sources';
import { type OutsideRules, refuseAddress } from '@vetta/outbound/requests/ask-outside';
import { OutsideFailure } from '@vetta/outbound/requests/outside-failure';
import type { SecretBox } from '@vetta/outbound/secrets/secret-box';
import { type RunOptions, runSource } from '@vetta/outbound/sources/run-source';
import { takePlace } from '../serve/body-share.ts';
import { withTag } from '../serve/if-match.ts';
import { reply } from '../serve/reply.ts';
import { readRequest } from '../serve/request.ts';
import type { Route } from '../serve/route.ts';
import { serve } from '../serve/serve.ts';
import { serveChange, serveStandingsChange } from '../serve/serve-change.ts';

/** Returns an address encrypted. Refuses one that would not be fetched; where a name leads is seen when it is. */
async function sealedAddress(
  url: string,
  { outside, secrets }: { outside: OutsideRules; secrets: SecretBox },
): Promise<SealedAddress> {
  const address = new URL(url);
  try {
    refuseAddress(address, outside);
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    throw new Failure('wrong_address', 400, error.message, [{ path: ['url'], message: error.message }]);
  }
  return { host: address.host, sealed: await secrets.seal(url) };
}

/** Fetches a source now. Neither a transaction nor a lock is held while its server answers. */
const run: Route = {
  endpoint: calls.runSource,
  async answer(ctx, resources) {
    await resources.admit(ctx, calls.runSource);
    const { params } = await readRequest(ctx, calls.runSource);
    await answerRun(ctx, resources, params.id);
  },
};

/** The same, as an admin says how the sheet is read. */
const take: Route = {
  endpoint: calls.takeSheet,
  async answer(ctx, resources) {
    await resources.admit(ctx, calls.takeSheet);
    const { params, query, body } = await readRequest(ctx, calls.takeSheet);
    await answerRun(ctx, resources, params.id, { decided: body.options, dryRun: query.dryRun === 'true' });
  },
};

async function answerRun(
  ctx: Parameters<Route['answer']>[0],
  { pools, watch, snapshots, clock, outside, secrets }: Parameters<Route['answer']>[1],
  id: string,
  how: Pick<RunOptions, 'decided' | 'dryRun'> = {},
): Promise<void> {
  await takePlace(ctx);
  const ran = await watch.during(
    runSource(id, { database: pools.admin, clock, rules: outside, secrets, ...how }),
  );
  if (ran === undefined) throw UnknownSource();
  await snapshots.caughtUp();
  reply(ctx, 'admin', 200, ran);
}

export const sourceRoutes: Route[] = [
  serve(calls.sources.list, async (_, { db, now }) =>
    // The tag is of what an admin set: a run refuses no change.
    (await listSources(db, now.instant)).map(({ source, state }) => ({ ...withTag(source), ...state })),
  ),
  serveChange(calls.sources.add, async ({ body: { url, ...source } }, { trx, outside, secrets }) =>
    addSource(trx, { ...source, ...(await sealedAddress(url, { outside, secrets })) }),
  ),
  serveChange(
    calls.sources.change,
    async ({ params, body: { url, ...change } }, { trx, outside, secrets }) => {
      const address = url === undefined ? {} : await sealedAddress(url, { outside, secrets });
      return changeSource(trx, params.id, { ...change, ...address });
    },
  ),
  serveChange(calls.sources.remove, ({ params }, { trx }) => removeSource(trx, params.id)),
  serve(calls.listSheetDifferences, ({ query }, { db }) => listSheetDifferences(db, query.date)),
  serveStandingsChange(calls.keepNumbers, ({ params, body }, { trx, now }) =>
    keepNumbers(trx, params.id, body, now),
  ),
  run,
  take,
];
