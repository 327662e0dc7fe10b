import { tabStorage } from './device-storage.ts';

const STORAGE_KEY = 'vetta-admin-key';

/**
 * Returns the key of the admin who is logged in on this tab; null while logged out. In session storage: it survives a reload,
 * not the tab, and another tab has its own.
 */
export const readAdminKey = (): string | null => tabStorage.get(STORAGE_KEY);

/** Stores the key that all calls of this tab carry to the admin's part of the api; null removes it. */
export const storeAdminKey = (key: string | null): void => tabStorage.set(STORAGE_KEY, key);
