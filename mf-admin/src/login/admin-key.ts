import { atom, useAtomValue } from 'jotai';

const slot = 'vetta-admin-key';
const held = atom(sessionStorage.getItem(slot));

/** The key this tab holds, null while logged out. In session storage: a reload keeps it, a closed tab forgets it. */
export const adminKey = atom(
  (get) => get(held),
  (_get, set, key: string | null) => {
    if (key === null) sessionStorage.removeItem(slot);
    else sessionStorage.setItem(slot, key);
    set(held, key);
  },
);

/** Why the last session ended, where it was not the admin who ended it. */
export const endedBecause = atom<string | null>(null);

/** The key, for the calls of a logged-in admin. */
export function useAdminKey(): string {
  const key = useAtomValue(adminKey);
  if (key === null) throw new Error('The back office is shown only while a key is held.');
  return key;
}
