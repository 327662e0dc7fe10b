import { readAdminName } from './admin-name.ts';

/** Returns the headers of an admin's call: the key, and the name of this device's admin if it was given. */
export function adminHeaders(adminKey: string): Readonly<Record<string, string>> {
  const name = readAdminName();
  // A header holds no «ò»: the api decodes it.
  return { 'X-Admin-Key': adminKey, ...(name !== null && { 'X-Admin-Name': encodeURIComponent(name) }) };
}
