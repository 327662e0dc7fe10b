import { type Watch, watchOver } from '../watch/watch.ts';
import type { ObjectStore } from './object-store.ts';
import { StoreAway } from './store-away.ts';

/** Looks whether the object store is there; what is on its way to a silent one is broken off. */
export const watchStore = (store: ObjectStore): Watch =>
  watchOver({ ask: () => store.reach(), onSilence: () => store.breakOff(), away: () => new StoreAway() });
