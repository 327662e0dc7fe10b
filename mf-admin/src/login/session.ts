import { KeyHolder } from '@vetta/contract/admin-key';
import { readAdminKey, storeAdminKey } from '@vetta/contract/client/admin-headers';
import { readAdminName } from '@vetta/contract/client/admin-name';
import { jsonOfStored, tabStorage } from '@vetta/contract/client/device-storage';
import { z } from 'zod';

/** A login: what the tabs of a browser share of it. */
export const Session = z.object({
  key: z.string(),
  /** Whose key it is; null for the one that everybody shares. */
  holder: KeyHolder.nullable(),
  /** Tells one login from the next: of two people without a name, drafts know no more. */
  login: z.string(),
});
export type Session = z.output<typeof Session>;

const STORAGE_KEY = 'vetta-admin-login';
const About = Session.omit({ key: true });

/** What is known of the login besides its key. It stays when the key is refused: the next login goes on with it. */
const about = (): z.output<typeof About> =>
  About.safeParse(jsonOfStored(tabStorage.get(STORAGE_KEY))).data ?? { holder: null, login: '' };

/** Returns this tab's session; null while logged out. */
export function readSession(): Session | null {
  const key = readAdminKey();
  return key === null ? null : { key, ...about() };
}

/** Stores this tab's session in session storage, where the key is; null removes its key, and `endLogin` the rest. */
export function storeSession(session: Session | null): void {
  storeAdminKey(session?.key ?? null);
  if (session !== null)
    tabStorage.set(STORAGE_KEY, JSON.stringify({ holder: session.holder, login: session.login }));
}

/** Returns the session of a key that was just verified. */
export const newSession = (key: string, holder: KeyHolder | null, now = Date.now()): Session => ({
  key,
  holder,
  login: about().login || String(now),
});

/** Forgets the login: the next one is somebody else's, for all that is known. */
export const endLogin = (): void => tabStorage.set(STORAGE_KEY, null);

/** Who types in this tab: the name of the key, or that of «Chi sei?», else the login. */
export interface Typist {
  readonly name: string | null;
  readonly login: string;
}

export function typist(): Typist {
  const { holder, login } = about();
  return { name: holder?.name ?? readAdminName(), login };
}
