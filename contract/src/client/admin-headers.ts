import { readAdminKey } from './admin-key.ts';
import { readAdminName } from './admin-name.ts';

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
