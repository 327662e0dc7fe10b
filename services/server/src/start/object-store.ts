import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import type { GaveUp } from '../embedded/keep-running.ts';
import { startObjectStore } from '../embedded/object-store.ts';
import type { Settings } from '../environment.ts';
import type { DatabaseUse } from './league-database.ts';

export interface FoundObjectStore {
  objectStore: ObjectStoreSettings;
  /** Shown to the operator: which store this is, and why. */
  description: string;
  close(): Promise<void>;
}

/**
 * Returns the object store of the uploads: at S3_ENDPOINT, else an embedded one in DATA_DIR, which it starts if none runs.
 * `close` stops that one, unless a guest found it running. With `gaveUp` that one is started again whenever it ends.
 */
export async function findObjectStore(
  settings: Settings,
  as: DatabaseUse['as'],
  gaveUp?: GaveUp,
): Promise<FoundObjectStore> {
  if (settings.objectStore) {
    const description = `S3 at ${settings.objectStore.endpoint}, because S3_ENDPOINT is set`;
    return { objectStore: settings.objectStore, description, close: async () => {} };
  }
  const store = await startObjectStore(await dataFolder(settings.dataDir, checkout), gaveUp);
  const isGuest = as === 'guest' && store.joined;
  return {
    objectStore: store.settings,
    description: store.description,
    close: isGuest ? async () => {} : store.stop,
  };
}
