import { randomUUID } from 'node:crypto';
import { type Upload, uploadFile } from '@vetta/contract/uploads';
import { recordChange } from '@vetta/league/audit/record-change';
import { recordUpload } from '@vetta/office/uploads/record-upload';
import { uploadNames } from '@vetta/office/uploads/upload-names';
import { inTransaction } from '../database/in-transaction.ts';
import { actorOf } from '../serve/actor.ts';
import { reply } from '../serve/reply.ts';
import type { Route } from '../serve/route.ts';
import { putFile, StoreAway } from '../storage/object-store.ts';
import type { Files } from './files.ts';
import { inspectFile } from './inspect-file.ts';
import { makeImages } from './make-images.ts';
import { receiveFile } from './receive-file.ts';
import { openSpool } from './spool.ts';

interface StoredUpload extends Pick<Upload, 'id' | 'type'> {
  /** Removes the upload's objects from the store. */
  forget(): Promise<void>;
}

/** Checks a received file by its content and stores it under new names: an image redrawn in two sizes, a film without its origin. */
async function storeFile(received: string, folder: string, { store }: Files): Promise<StoredUpload> {
  const type = await inspectFile(received);
  const upload = { id: randomUUID(), type };
  const names = uploadNames(upload);
  const stored: string[] = [];
  const put = async (name: string, path: string, as: string) => {
    stored.push(name);
    await putFile(store, name, path, as);
  };
  // Objects that cannot be removed now are swept an hour later.
  const forget = async () => {
    await Promise.allSettled(stored.map((name) => store.remove(name)));
  };
  try {
    if (type === 'video/mp4') {
      await put(names.full, received, type);
    } else {
      const { full, small } = await makeImages(received, type, folder);
      await put(names.full, full, type);
      if (names.small) await put(names.small, small, 'image/webp');
    }
  } catch (error) {
    await forget();
    throw error;
  }
  return { ...upload, forget };
}

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
