import { useCallback } from 'react';
import { hasLostModules } from '../plugins/load-module.ts';
import { hasLostSheets } from '../plugins/lost-sheets.ts';
import { reloadWhenServed } from '../plugins/reload-when-served.ts';
import { readStored, store } from '../screen/device-storage.ts';

const STORAGE_KEY = 'vetta.reloadedForFiles';
const MIN_INTERVAL_MS = 60 * 60_000;

/**
 * Returns a function that loads the page again if a sheet or a module did not arrive; at most once an hour, since a build may
 * not have it at all. The caller picks a moment between two scenes.
 */
export function useLostFileReload(): () => void {
  return useCallback(() => {
    const last = Number(readStored('sessionStorage', STORAGE_KEY) ?? 0);
    // A clock that was set back makes the difference negative.
    if (Math.abs(Date.now() - last) < MIN_INTERVAL_MS || !(hasLostSheets('/p/') || hasLostModules())) return;
    store('sessionStorage', STORAGE_KEY, String(Date.now()));
    reloadWhenServed().catch(() => {});
  }, []);
}
