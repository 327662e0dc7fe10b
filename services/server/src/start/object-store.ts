import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { startObjectStore } from '../embedded/object-store.ts';
import type { Settings } from '../environment.ts';
import type { DataUse } from './data.ts';

export interface OpenObjectStore {
  objectStore: ObjectStoreSettings;
  /** Which store this is and why, for the operator. */
  how: string;
  close(): Promise<void>;
}

/**
 * Returns the store of uploads: at S3_ENDPOINT, else one in DATA_DIR. The owner takes over a store that a killed process
 * left running; a guest only joins it.
 */
export async function openObjectStore(settings: Settings, as: DataUse['as']): Promise<OpenObjectStore> {
  if (settings.objectStore) {
    const how = `S3 at ${settings.objectStore.endpoint}, because S3_ENDPOINT is set`;
    return { objectStore: settings.objectStore, how, close: async () => {} };
  }
  const store = await startObjectStore(await dataFolder(settings.dataDir, checkout));
  const isGuest = as === 'guest' && store.joined;
  return { objectStore: store.settings, how: store.how, close: isGuest ? async () => {} : store.stop };
}
