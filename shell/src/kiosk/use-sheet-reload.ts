import { useCallback } from 'react';
import { hasLostSheets } from '../plugins/lost-sheets.ts';
import { reloadWhenServed } from '../plugins/reload-when-served.ts';
import { readStored, store } from '../screen/device-storage.ts';

const STORAGE_KEY = 'vetta.reloadedForSheets';
const MIN_INTERVAL_MS = 60 * 60_000;

/**
 * Returns a function that loads the page again if a sheet did not arrive, even when it was asked for again; at most once an hour, since
 * a build may not have it at all. The caller picks a moment between two scenes.
 */
export function useSheetReload(): () => void {
  return useCallback(() => {
    const last = Number(readStored('sessionStorage', STORAGE_KEY) ?? 0);
    if (!hasLostSheets('/p/') || Date.now() - last < MIN_INTERVAL_MS) return;
    store('sessionStorage', STORAGE_KEY, String(Date.now()));
    reloadWhenServed().catch(() => {});
  }, []);
}
