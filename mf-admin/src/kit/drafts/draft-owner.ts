import { typist } from '../../login/session.ts';

/** Returns what follows a draft's name in storage: whose it is. Of a nameless admin only the grid tells one login from the next. */
export const ownerMark = ({ ofLogin = false } = {}): string => {
  const { name, login } = typist();
  if (name !== null) return `@=${encodeURIComponent(name)}`;
  return ofLogin && login !== '' ? `@~${login}` : '';
};

/** Returns the mark of the login alone: drafts from before the admin said who they are. */
export const loginMark = (): string => `@~${typist().login}`;

/** Returns who typed a stored draft: a name, or null for an admin without one. */
export function ownerName(stored: string): string | null {
  const [, mark = ''] = stored.split('@');
  return mark.startsWith('=') ? decodeURIComponent(mark.slice(1)) : null;
}

/** Whether a stored draft may be shown as one's own: it has no mark, or this admin's. */
export const isOwn = (stored: string): boolean => {
  const [, mark] = stored.split('@');
  return mark === undefined || [ownerMark(), loginMark()].includes(`@${mark}`);
};
