import type { PlayerRole } from './player-role.ts';

/** The roles as people call them, in the order of lists. */
export const ROLE_NAMES: Readonly<Record<PlayerRole, string>> = {
  setter: 'Setter',
  trainer: 'Trainer',
  team_leader: 'Team leader',
};

/** Whether people can be told apart by their roles: two or more are used. */
export const usesRoles = (people: readonly { readonly role?: PlayerRole | null | undefined }[]): boolean =>
  new Set(people.flatMap(({ role }) => role ?? [])).size > 1;
