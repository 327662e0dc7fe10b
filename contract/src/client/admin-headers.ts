import { readAdminName } from './admin-name.ts';
import { tabStorage } from './device-storage.ts';

const STORAGE_KEY = 'vetta-admin-key';

/**
 * Returns the key of the admin who is logged in on this tab; null while logged out. In session storage: it survives a reload,
 * not the tab, and another tab has its own.
 */
export const readAdminKey = (): string | null => tabStorage.get(STORAGE_KEY);

/** Stores the key that all calls of this tab carry to the admin's part of the api; null removes it. */
export const storeAdminKey = (key: string | null): void => tabStorage.set(STORAGE_KEY, key);

/**
 * Returns the headers of an admin's call: the key, by default that of the logged-in admin, and the name of this device's admin
 * if it was given.
 */
export function adminHeaders(key: string | null = readAdminKey()): Readonly<Record<string, string>> {
  const name = readAdminName();
  return {
    ...(key !== null && { 'X-Admin-Key': key }),
    // A header holds no «ò»: the api decodes it.
    ...(name !== null && { 'X-Admin-Name': encodeURIComponent(name) }),
  };
}
