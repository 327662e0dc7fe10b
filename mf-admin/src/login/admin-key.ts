import { KEY_PATTERN } from '@vetta/contract/key-pattern';
import { atom, useAtomValue } from 'jotai';
import { FORGOTTEN, isIdle, noteUse } from './idle.ts';
import { readSession, type Session, storeSession } from './session.ts';

const isForgotten = readSession() !== null && isIdle();
if (isForgotten) storeSession(null);

const storedSession = atom(readSession());

/** This tab's login; null while logged out. */
export const session = atom(
  (get) => get(storedSession),
  (_get, set, next: Session | null) => {
    storeSession(next);
    if (next !== null) noteUse();
    set(storedSession, next);
  },
);

/** This tab's admin key, which `call` sends; null while logged out. */
export const adminKey = atom((get) => get(storedSession)?.key ?? null);

/** Whether this tab has the key that everybody shares, which alone makes and revokes keys; false for a key with a name. */
export const hasSharedKey = atom((get) => {
  const key = get(adminKey);
  return key !== null && !KEY_PATTERN.test(key);
});

/** Whether this tab's key is for numbers alone: the panel has the grid and the import for it. */
export const isForNumbers = atom((get) => {
  const scopes = get(session)?.holder?.scopes;
  return scopes !== undefined && !scopes.includes('admin');
});

/** Why the last session ended; null if the admin logged out. */
export const logoutReason = atom<string | null>(isForgotten ? FORGOTTEN : null);

/** Returns the key of the logged-in admin. Throws while logged out. */
export function useAdminKey(): string {
  const key = useAtomValue(adminKey);
  if (key === null) throw new Error('The back office needs an admin key.');
  return key;
}
