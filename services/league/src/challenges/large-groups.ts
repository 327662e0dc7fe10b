import { type Counted, FEWEST_FOR_SUMS } from '@vetta/contract/challenges';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { StoredChallenge } from './stored-challenges.ts';

/** What others know of a sfida's sums: which days, of whom. */
interface Summed extends Pick<StoredChallenge, 'firstDay' | 'lastDay' | 'sides'> {
  readonly counted: Counted;
}

/**
 * Returns whether the differences between the sums of a sfida and those of `others` tell of three people or more: of those who stand on
 * the same sides of all of them there are none, or three. Only those that count the same on a same day, with a person of this one, are
 * asked.
 */
export async function isOfLargeGroups(
  db: Database,
  challenge: Summed,
  others: readonly Summed[],
): Promise<boolean> {
  const players = await rows<{ id: string; archivedOn: Day | null }>(
    db,
    'select id, archived_on as "archivedOn" from players',
  );
  const peopleOf = ({ sides, firstDay }: Summed) =>
    sides.map(({ people }) =>
      players
        .filter(({ id, archivedOn }) =>
          people === null ? archivedOn === null || archivedOn >= firstDay : people.includes(id),
        )
        .map(({ id }) => id),
    );
  const own = peopleOf(challenge);
  const told = others
    .filter(
      ({ counted, firstDay, lastDay }) =>
        counted === challenge.counted && firstDay <= challenge.lastDay && lastDay >= challenge.firstDay,
    )
    .map(peopleOf)
    .filter((sides) => sides.flat().some((id) => own.flat().includes(id)));
  if (told.length === 0) return true;
  const sidesOf = new Map<string, string>();
  for (const [index, sides] of [own, ...told].entries())
    for (const [side, people] of sides.entries())
      for (const id of people) sidesOf.set(id, `${sidesOf.get(id) ?? ''} ${index}.${side}`);
  const groups = Map.groupBy(sidesOf.values(), (sides) => sides);
  return [...groups.values()].every(({ length }) => length >= FEWEST_FOR_SUMS);
}
