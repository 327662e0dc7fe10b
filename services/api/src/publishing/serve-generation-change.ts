import type { EndpointDefinition, RequestOf } from '@vetta/contract/endpoint';
import type { GenerationRecord } from '@vetta/contract/generations';
import { recordChange } from '@vetta/league/audit/record-change';
import type { Change } from '@vetta/league/change';
import type { Transaction } from '@vetta/league/store/database';
import type { Holder } from '../admin-key/holder.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { HttpError } from '../errors/http-error.ts';
import { actorOf } from '../serve/actor.ts';
import { reply } from '../serve/reply.ts';
import { readRequest } from '../serve/request.ts';
import type { Resources, Route } from '../serve/route.ts';

interface Context {
  readonly trx: Transaction;
  readonly holder: Holder;
  readonly by: string;
  readonly at: Temporal.Instant;
}

/**
 * Serves a change of the generations: as `serveChange` does, but one that changes nothing has no audit row, one whose
 * builds are gone is refused, and the answer comes when this process serves the generation that is then current.
 */
export const serveGenerationChange = <const E extends EndpointDefinition>(
  endpoint: E,
  handle: (
    request: RequestOf<E>,
    context: Context,
  ) => Promise<Change<GenerationRecord | null, GenerationRecord>>,
): Route => ({
  endpoint,
  async answer(ctx, { pools, watch, clock, admit, builds, generation }) {
    const holder = await admit(ctx, endpoint);
    const request = await readRequest(ctx, endpoint);
    const by = actorOf(ctx, holder);
    const at = clock();
    const work = inTransaction(pools.admin, async (trx) => {
      const change = await handle(request, { trx, holder, by, at });
      if (change.before === change.after) return { change };
      if (change.after.canary?.state !== 'ended') await requireBuilds(change.after, builds);
      const action = endpoint.name;
      return { change, auditId: await recordChange(trx, { actor: by, action, at, change }) };
    });
    const { change, auditId } = await watch.during(work);
    await generation.caughtUp();
    if (auditId !== undefined) ctx.set('X-Audit-Id', auditId);
    reply(ctx, 'admin', change.before === null ? 201 : 200, change.after);
  },
});

const missingBuild = (name: string, hash: string) =>
  new HttpError(409, `Nell’archivio dei file manca la versione ${hash} di «${name}»: pubblicala di nuovo`);

/** A database that was restored knows builds whose bytes it does not have. */
async function requireBuilds({ plugins }: GenerationRecord, builds: Resources['builds']): Promise<void> {
  for (const [name, hash] of Object.entries(plugins))
    if (!(await builds.isThere({ name, hash }))) throw missingBuild(name, hash);
}
