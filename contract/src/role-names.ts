import type { PlayerRole } from './player-role.ts';

/** The roles as people call them, in the order of lists. */
export const ROLE_NAMES: Readonly<Record<PlayerRole, string>> = {
  setter: 'Setter',
  trainer: 'Trainer',
  team_leader: 'Team leader',
};
