import { readAdminKey, storeAdminKey } from '@vetta/contract/client/admin-key';
import { KEY_PATTERN } from '@vetta/contract/key-pattern';
import { atom, useAtomValue } from 'jotai';
import { FORGOTTEN, isIdle, noteUse } from './idle.ts';

const isForgotten = readAdminKey() !== null && isIdle();
if (isForgotten) storeAdminKey(null);

const storedKey = atom(readAdminKey());

/** This tab's admin key, which `call` sends; null while logged out. */
export const adminKey = atom(
  (get) => get(storedKey),
  (_get, set, key: string | null) => {
    storeAdminKey(key);
    if (key !== null) noteUse();
    set(storedKey, key);
  },
);

/** Whether this tab has the key that everybody shares, which alone makes and revokes keys; false for a key with a name. */
export const hasSharedKey = atom((get) => {
  const key = get(storedKey);
  return key !== null && !KEY_PATTERN.test(key);
});

/** Why the last session ended; null if the admin logged out. */
export const logoutReason = atom<string | null>(isForgotten ? FORGOTTEN : null);

/** Returns the key of the logged-in admin. Throws while logged out. */
export function useAdminKey(): string {
  const key = useAtomValue(adminKey);
  if (key === null) throw new Error('The back office needs an admin key.');
  return key;
}
