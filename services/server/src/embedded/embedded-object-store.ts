import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';

/** An object store that runs beside Vetta, on the data of its folder. */
export interface EmbeddedObjectStore {
  settings: ObjectStoreSettings;
  /** Whether it was already running: started by another process, or left by a killed one. */
  joined: boolean;
  stop(): Promise<void>;
}
