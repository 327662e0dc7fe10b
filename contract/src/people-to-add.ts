import type { PersonInFile } from './match-people.ts';
import { spellingKey } from './name-key.ts';

/** What a row of a list of people becomes: a new player, the player with this id, or nothing. */
export interface RowToAdd {
  readonly outcome: 'created' | 'existing' | 'skipped';
  readonly playerId: string | null;
}

/** Returns what each row of a list of people becomes by what is decided, in its order. `matched` is of `matchPeople`. */
export function peopleToAdd(
  rows: readonly { readonly name: string }[],
  matched: ReadonlyMap<string, PersonInFile>,
): RowToAdd[] {
  const seen = new Set<string>();
  return rows.map(({ name }) => {
    const spelling = spellingKey(name);
    const isRepeated = seen.has(spelling);
    seen.add(spelling);
    const person = matched.get(spelling);
    if (person?.choice && person.playerId !== null) return { outcome: 'existing', playerId: person.playerId };
    const isSkipped = person?.choice === 'skip' && (isRepeated || person.how !== 'new');
    return { outcome: isSkipped ? 'skipped' : 'created', playerId: null };
  });
}
