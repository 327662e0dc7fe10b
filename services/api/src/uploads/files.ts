import {
  type ObjectStore,
  type ObjectStoreSettings,
  openObjectStore,
  StoreAway,
} from '../storage/object-store.ts';
import { type ReadInParts, readInParts } from '../storage/read-in-parts.ts';
import { type Watch, watchOver } from '../watch/watch.ts';

/** Where uploads are kept. */
export interface Files {
  readonly store: ObjectStore;
  /** How clients are sent an object of the store. */
  readonly read: ReadInParts;
  readonly watch: Watch;
  /** A folder of this machine, where a file waits while it is checked. */
  readonly spoolFolder: string;
}

interface FilesOptions {
  readonly settings: ObjectStoreSettings;
  /** The id under which this installation's objects stand. */
  readonly installation: string | undefined;
  readonly spoolFolder: string;
}

export function openFiles({ settings, installation, spoolFolder }: FilesOptions): Files {
  const store = openObjectStore(settings, installation);
  const watch = watchOver({
    ask: () => store.reach(),
    onSilence: () => store.abort(),
    away: () => new StoreAway(),
  });
  return { store, read: readInParts(store), watch, spoolFolder };
}
