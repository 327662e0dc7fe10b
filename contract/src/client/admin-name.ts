import { ADMIN_NAME_LENGTH } from '../limits.ts';
import { whatIsSeen } from '../name-key.ts';
import { deviceStorage } from './device-storage.ts';

const STORAGE_KEY = 'vetta-admin-name';

/**
 * Returns the name of the admin who uses this device, «Chi sei?»; null if it was not given. In local storage: every plugin's
 * calls carry it, and it is asked once.
 */
export const readAdminName = (): string | null => deviceStorage.get(STORAGE_KEY);

/**
 * Stores what is seen of the name on this device, cut to ADMIN_NAME_LENGTH characters; a name in which nothing is seen
 * removes it. Returns the stored name, or null.
 */
export function storeAdminName(name: string): string | null {
  // A lone surrogate cannot be encoded for the header.
  const kept =
    [...whatIsSeen(name.replace(/[\p{Cc}\p{Cs}]/gu, ''))].slice(0, ADMIN_NAME_LENGTH).join('') || null;
  deviceStorage.set(STORAGE_KEY, kept);
  return kept;
}
