import type { PlayerRole } from './player-role.ts';
import { ROLE_NAMES } from './role-names.ts';

/** How many characters the name of a team may have. */
export const LONGEST_TEAM = 30;

/** What tells people apart (docs/rules.md, «Standings»). */
interface Grouped {
  readonly role?: PlayerRole | null | undefined;
  readonly team?: string | null | undefined;
}

/** The people of a role or of a team. No role has the id of a team. */
export interface Group {
  readonly id: string;
  readonly label: string;
}

/** The group of all. */
export const EVERYBODY = '';

const teamId = (team: string) => `squadra ${team}`;

/** Returns the names of the teams that people are of, in their order. */
export const teamsOf = (people: readonly Grouped[]): string[] =>
  [...new Set(people.flatMap(({ team }) => team || []))].sort((one, other) => one.localeCompare(other, 'it'));

/** Returns the groups by which people can be told apart: roles where two are used, teams where not all are of one. */
export function groupsOf(people: readonly Grouped[]): Group[] {
  const roles = Object.entries(ROLE_NAMES).filter(([id]) => people.some(({ role }) => role === id));
  const teams = teamsOf(people);
  return [
    ...(roles.length > 1 ? roles.map(([id, label]) => ({ id, label })) : []),
    ...(people.some(({ team }) => team !== people[0]?.team)
      ? teams.map((label) => ({ id: teamId(label), label }))
      : []),
  ];
}

/** Whether a person is of a group, by its id. */
export const isOf = ({ role, team }: Grouped, group: string): boolean =>
  group === EVERYBODY || group === role || group === (team && teamId(team));

/** Returns what a person is: `Setter · Lupi`; `''` where nobody said. */
export const groupWords = ({ role, team }: Grouped): string =>
  [role && ROLE_NAMES[role], team].filter(Boolean).join(' · ');
