import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@vetta/api/storage/object-store';
import { putFile } from '@vetta/api/storage/object-store';
import { typeOfObject } from '@vetta/office/uploads/upload-names';

/** Returns a loader of objects into the store. When disposed, it removes the objects that are new, unless `keep` was called. */
export async function loadObjects(store: ObjectStore) {
  await store.reach();
  const folder = await mkdtemp(join(tmpdir(), 'vetta-restore-'));
  const added: string[] = [];
  let kept = false;
  return {
    async load(name: string, bytes: AsyncIterable<unknown>): Promise<void> {
      // The store needs an object's hash before its bytes.
      const path = join(folder, 'object');
      await pipeline(bytes, createWriteStream(path));
      if ((await store.find(name)) === undefined) added.push(name);
      await putFile(store, name, path, typeOfObject(name));
    },
    keep() {
      kept = true;
    },
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true });
      if (!kept) await Promise.allSettled(added.map((name) => store.remove(name)));
    },
  };
}
