import { ADMIN_NAME_LENGTH } from '../admin-name-length.ts';

const STORAGE_KEY = 'vetta-admin-name';

/**
 * Returns the name of the admin who uses this device, «Chi sei?»; null if it was not given. In local storage: every plugin's
 * calls carry it, and it is asked once.
 */
export const readAdminName = (): string | null => localStorage.getItem(STORAGE_KEY);

/** Keeps the name for this device; an empty one is forgotten. Returns what is kept. */
export function storeAdminName(name: string): string | null {
  // A lone surrogate cannot be encoded for the header.
  const kept = [...name.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()].slice(0, ADMIN_NAME_LENGTH).join('');
  if (kept === '') localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, kept);
  return kept === '' ? null : kept;
}
