import { randomUUID } from 'node:crypto';
import type { Upload } from '@vetta/contract/uploads';
import { uploadNames } from '@vetta/office/uploads/upload-names';
import { putFile } from '../storage/object-store.ts';
import type { Files } from './files.ts';
import { inspectFile } from './inspect-file.ts';
import { makeImages } from './make-images.ts';

export interface StoredUpload extends Pick<Upload, 'id' | 'type'> {
  /** Removes the upload's objects from the store. */
  forget(): Promise<void>;
}

/** Checks a received file by its content and stores it under new names: an image redrawn in two sizes, a film without its origin. */
export async function storeFile(received: string, folder: string, { store }: Files): Promise<StoredUpload> {
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
