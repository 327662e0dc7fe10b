import { ADMIN_NAME_LENGTH } from '../admin-name-length.ts';

const STORAGE_KEY = 'vetta-admin-name';

/**
 * Returns the name of the admin who uses this device, «Chi sei?»; null if it was not given. In local storage: every plugin's
 * calls carry it, and it is asked once.
 */
export const readAdminName = (): string | null => localStorage.getItem(STORAGE_KEY);

/**
 * Stores the name on this device, trimmed, without control characters and cut to ADMIN_NAME_LENGTH characters; an empty name
 * removes it. Returns the stored name, or null.
 */
export function storeAdminName(name: string): string | null {
  // A lone surrogate cannot be encoded for the header.
  const kept = [...name.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()].slice(0, ADMIN_NAME_LENGTH).join('');
  if (kept === '') localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, kept);
  return kept === '' ? null : kept;
}
