import type { ObjectStoreSettings } from '../storage/object-store.ts';
import { type ObjectStore, openObjectStore } from '../storage/object-store.ts';
import { watchStore } from '../storage/store-watch.ts';
import type { Watch } from '../watch/watch.ts';

/** Where uploads are kept. */
export interface Files {
  readonly store: ObjectStore;
  readonly watch: Watch;
  /** A folder of this machine, where a file waits while it is checked. */
  readonly spoolFolder: string;
}

export function openFiles(settings: ObjectStoreSettings, spoolFolder: string): Files {
  const store = openObjectStore(settings);
  return { store, watch: watchStore(store), spoolFolder };
}
