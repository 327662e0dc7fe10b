import type { PlayerRole } from '@vetta/contract/player-role';
import { headingKey } from '@vetta/contract/tracker-fields';

/** How trackers write the roles, without case, accents, spaces and signs. */
const WORDS: Readonly<Record<string, PlayerRole>> = {
  setter: 'setter',
  setters: 'setter',
  trainer: 'trainer',
  trainers: 'trainer',
  formatore: 'trainer',
  formatrice: 'trainer',
  formatori: 'trainer',
  teamleader: 'team_leader',
  teamleaders: 'team_leader',
  teamlead: 'team_leader',
  tl: 'team_leader',
  caposquadra: 'team_leader',
  capogruppo: 'team_leader',
};

/** Returns the role that a cell says: null for an empty one, undefined for a word that is no role. */
export function readRole(cell: string): PlayerRole | null | undefined {
  const key = headingKey(cell);
  return key === '' ? null : WORDS[key];
}
