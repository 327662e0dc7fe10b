import { tabStorage } from '@vetta/contract/client/device-storage';

const STORAGE_KEY = 'vetta-admin-used';
/** How long a tab that nobody uses keeps its key. */
export const IDLE_MS = 8 * 60 * 60 * 1000;
/** How often the use of a tab is noted at most. */
const NOTED_MS = 60_000;

/** What the login says once the key is forgotten. */
export const FORGOTTEN =
  'Nessuno ha usato questa scheda per otto ore: la chiave è stata dimenticata. Accedi di nuovo.';

/** Returns how long ago this tab was used, in milliseconds; undefined if it never was. */
function unusedFor(now: number): number | undefined {
  const at = tabStorage.get(STORAGE_KEY);
  return at === null ? undefined : now - Number(at);
}

/** Notes that somebody uses this tab, to the minute. */
export function noteUse(now = Date.now()): void {
  const passed = unusedFor(now);
  // A clock that was set back may not keep a later time.
  if (passed === undefined || passed >= NOTED_MS || passed < 0) tabStorage.set(STORAGE_KEY, String(now));
}

/** Returns whether nobody has used this tab for eight hours. It is kept with the tab: a browser that restores it tells, too. */
export const isIdle = (now = Date.now()): boolean => (unusedFor(now) ?? 0) >= IDLE_MS;
