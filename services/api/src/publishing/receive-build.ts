import { publishPlugin } from '@vetta/contract/generations';
import { isGuest } from '@vetta/contract/plugins-json';
import { recordChange } from '@vetta/league/audit/record-change';
import { KeyChangesGuestsOnly } from '@vetta/office/plugins/reach';
import { refuseTooManyBuilds } from '@vetta/office/plugins/versions';
import { authorOf, isAdmin } from '../admin-key/holder.ts';
import { actorOf } from '../serve/actor.ts';
import { readTar } from '../serve/body.ts';
import { takePlace } from '../serve/body-share.ts';
import { reply } from '../serve/reply.ts';
import type { Route } from '../serve/route.ts';
import { StoreAway } from '../storage/object-store.ts';
import { buildTooLarge } from './build.ts';
import { MAX_ARCHIVE_BYTES } from './build-archive.ts';
import { publishBuild } from './publish-build.ts';
import { readBuild } from './read-build.ts';

/** Publishes a build that an admin sends. A build that is there already makes no audit row. */
export const receiveBuild: Route = {
  endpoint: publishPlugin,
  async answer(ctx, { pools, watch, files, dataDir, clock, admit }) {
    const holder = await admit(ctx, publishPlugin);
    // Before the body: a client should not send twenty megabytes in vain.
    if (!(await files.watch.answers())) throw new StoreAway();
    const by = actorOf(ctx, holder);
    const at = clock();
    const author = authorOf(holder);
    await watch.during(refuseTooManyBuilds(pools.admin, author, at));
    const archive = await readTar(ctx, MAX_ARCHIVE_BYTES, buildTooLarge);
    await takePlace(ctx);
    const build = await readBuild(archive);
    // It runs beside the key of whoever is logged in.
    if (!isAdmin(holder) && !isGuest(build.declaration)) throw KeyChangesGuestsOnly(build.name);

    const action = publishPlugin.name;
    let auditId: string | undefined;
    const publishers = { database: pools.admin, store: files.store, dataDir };
    const work = publishBuild(build, publishers, { by, at, author }, async (trx, change) => {
      if (change.before === null) auditId = await recordChange(trx, { actor: by, action, at, change });
    });
    const { before, after } = await watch.during(files.watch.during(work));
    if (auditId !== undefined) ctx.set('X-Audit-Id', auditId);
    reply(ctx, 'admin', before === null ? 201 : 200, after);
  },
};
