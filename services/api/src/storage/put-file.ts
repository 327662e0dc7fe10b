import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from './object-store.ts';

/** Streams a file of this machine into the store. Throws StoreAway. */
export async function putFile(store: ObjectStore, name: string, path: string, type: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { size } = await stat(path);
  const bytes = createReadStream(path);
  try {
    await store.put(name, { size, sha256: hash.digest('hex'), type }, bytes);
  } finally {
    bytes.destroy();
  }
}
