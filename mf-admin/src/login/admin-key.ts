import { atom, useAtomValue } from 'jotai';

const STORAGE_KEY = 'vetta-admin-key';
const storedKey = atom(sessionStorage.getItem(STORAGE_KEY));

/** This tab's admin key; null while logged out. In session storage: it survives a reload, not the tab. */
export const adminKey = atom(
  (get) => get(storedKey),
  (_get, set, key: string | null) => {
    if (key === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, key);
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
