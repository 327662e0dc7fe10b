import { useQuery } from '@tanstack/react-query';
import { archivedPlayers, players } from '@vetta/contract/client/admin-queries';
import { matchPeople } from '@vetta/contract/match-people';
import { peopleToAdd } from '@vetta/contract/people-to-add';
import type { Player } from '@vetta/contract/players';
import type { PastedPerson } from './pasted-people.ts';

export interface PersonToAdd extends PastedPerson {
  /** Its place in the list. */
  readonly place: number;
  /** Whether a new player is made of it. */
  readonly isNew: boolean;
  /** The player who has this name already, as far as that is known or decided. */
  readonly existing: Player | undefined;
}

/** Returns what becomes of each person of a list, by the players who are known and by what was decided for their names. */
export function usePeopleToAdd(
  people: readonly PastedPerson[],
  decided: Readonly<Record<string, string>>,
): PersonToAdd[] {
  const active = useQuery(players).data ?? [];
  const archived = useQuery(archivedPlayers).data ?? [];
  const known = [...active, ...archived];
  const byId = new Map(known.map((player) => [player.id, player]));
  // As the server does: one day for all rows.
  const rows = people.map(({ name }) => ({ name, date: '' }));
  const sure = matchPeople(rows, known);
  // Who has the same name is asked, and mostly there already.
  const same = [...sure.values()].flatMap(({ name, playerId }) =>
    playerId === null || name in decided ? [] : [[name, playerId] as const],
  );
  const outcomes = peopleToAdd(
    people,
    matchPeople(rows, known, { people: { ...Object.fromEntries(same), ...decided } }),
  );
  return people.map((person, place) => ({
    ...person,
    place,
    isNew: outcomes[place]?.outcome === 'created',
    existing: byId.get(outcomes[place]?.playerId ?? ''),
  }));
}
