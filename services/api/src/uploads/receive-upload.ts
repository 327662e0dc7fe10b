import { uploadFile } from '@vetta/contract/uploads';
import { recordChange } from '@vetta/league/audit/record-change';
import { recordUpload } from '@vetta/office/uploads/record-upload';
import { inTransaction } from '../database/in-transaction.ts';
import { actorOf } from '../serve/actor.ts';
import { reply } from '../serve/reply.ts';
import type { Route } from '../serve/route.ts';
import { StoreAway } from '../storage/object-store.ts';
import { receiveFile } from './receive-file.ts';
import { openSpool } from './spool.ts';
import { storeFile } from './store-file.ts';

export const receiveUpload: Route = {
  endpoint: uploadFile,
  async answer(ctx, { pools, watch, files, clock, admit }) {
    const holder = await admit(ctx, uploadFile);
    // Before the body: a client should not send ten megabytes in vain.
    if (!(await files.watch.answers())) throw new StoreAway();
    await using spool = await openSpool(files.spoolFolder);
    const received = await receiveFile(ctx, spool.folder);
    const stored = await files.watch.during(storeFile(received, spool.folder, files));

    const at = clock();
    const work = inTransaction(pools.admin, async (trx) => {
      const change = await recordUpload(trx, stored);
      const action = uploadFile.name;
      return {
        change,
        auditId: await recordChange(trx, { actor: actorOf(ctx, holder), action, at, change }),
      };
    });
    try {
      const { change, auditId } = await watch.during(work);
      ctx.set('X-Audit-Id', auditId);
      reply(ctx, 'admin', 201, change.after);
    } catch (error) {
      await stored.forget();
      throw error;
    }
  },
};
