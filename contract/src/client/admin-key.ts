const STORAGE_KEY = 'vetta-admin-key';

/**
 * Returns the key of the admin who is logged in on this tab; null while logged out. In session storage: it survives a reload,
 * not the tab, and another tab has its own.
 */
export const readAdminKey = (): string | null => sessionStorage.getItem(STORAGE_KEY);

/** Stores the key that all calls of this tab carry to the admin's part of the api; null removes it. */
export function storeAdminKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, key);
}
