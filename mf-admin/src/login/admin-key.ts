import { readAdminKey, storeAdminKey } from '@vetta/contract/client/admin-key';
import { atom, useAtomValue } from 'jotai';

const storedKey = atom(readAdminKey());

/** This tab's admin key, which `call` sends; null while logged out. */
export const adminKey = atom(
  (get) => get(storedKey),
  (_get, set, key: string | null) => {
    storeAdminKey(key);
    set(storedKey, key);
  },
);

/** Why the last session ended; null if the admin logged out. */
export const logoutReason = atom<string | null>(null);

/** Returns the key of the logged-in admin. Throws while logged out. */
export function useAdminKey(): string {
  const key = useAtomValue(adminKey);
  if (key === null) throw new Error('The back office needs an admin key.');
  return key;
}
