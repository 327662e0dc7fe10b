import { useCallback } from 'react';
import { hasLostModules } from '../plugins/load-module.ts';
import { hasLostSheets } from '../plugins/lost-sheets.ts';
import { reloadSeldom } from '../plugins/reload-seldom.ts';

const STORAGE_KEY = 'vetta.reloadedForFiles';
const MIN_INTERVAL_MS = 60 * 60_000;

/**
 * Returns a function that loads the page again if a sheet or a module did not arrive; at most once an hour, since a build may
 * not have it at all. The caller picks a moment between two scenes.
 */
export function useLostFileReload(): () => void {
  return useCallback(() => {
    if (hasLostSheets('/p/') || hasLostModules()) reloadSeldom(STORAGE_KEY, MIN_INTERVAL_MS);
  }, []);
}
