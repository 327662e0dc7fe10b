import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { startObjectStore } from '../embedded/object-store.ts';
import type { ObjectStoreSettings, Settings } from '../environment.ts';

export interface OpenObjectStore {
  objectStore: ObjectStoreSettings;
  /** Which store this is and why, for the operator. */
  how: string;
  close(): Promise<void>;
}

/**
 * Where uploads are kept: at S3_ENDPOINT, else a store in DATA_DIR. Whoever serves takes over one that a killed process
 * left behind; a visitor only joins it.
 */
export async function openObjectStore(
  settings: Settings,
  manner: 'serve' | 'visit',
): Promise<OpenObjectStore> {
  if (settings.objectStore) {
    const how = `S3 at ${settings.objectStore.endpoint}, because S3_ENDPOINT is set`;
    return { objectStore: settings.objectStore, how, close: async () => {} };
  }
  const store = await startObjectStore(await dataFolder(settings.dataDir, checkout));
  const isGuest = manner === 'visit' && store.joined;
  return { objectStore: store.settings, how: store.how, close: isGuest ? async () => {} : store.stop };
}
