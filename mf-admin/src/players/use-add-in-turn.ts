import { useState } from 'react';
import { newPlayer, type PlayerOutput } from './player-fields.ts';
import { useAddPlayer } from './player-mutations.ts';

const NOBODY: readonly PlayerOutput[] = [];

/** Adds people one after the other, each without waiting for the answer about the one before. */
export function useAddInTurn() {
  // A mutation's own callbacks hold for its last call alone; each call's promise holds for that call.
  const { mutateAsync } = useAddPlayer();
  const [adding, setAdding] = useState(NOBODY);
  const [added, setAdded] = useState<string>();
  const [failed, setFailed] = useState(NOBODY);

  const without = (person: PlayerOutput) => (people: readonly PlayerOutput[]) =>
    people.filter((other) => other !== person);

  /** Adds a person. One who could not be added goes to `failed`, unless `takeBack` takes the name back into the form. */
  const addPerson = async (
    person: PlayerOutput,
    after: { readonly onAdded?: () => void; readonly takeBack?: () => boolean } = {},
  ) => {
    setAdding((people) => [...people, person]);
    try {
      await mutateAsync(newPlayer(person));
      setAdded(person.name);
      after.onAdded?.();
    } catch {
      // The mutation's toast has told why.
      if (!after.takeBack?.()) setFailed((people) => [...people, person]);
    } finally {
      setAdding(without(person));
    }
  };
  return {
    addPerson,
    /** The names that are on their way. */
    adding: adding.map(({ name }) => name),
    /** Who was added last. */
    added,
    setAdded,
    /** The names that could not be added. */
    failed: failed.map(({ name }) => name),
    retry() {
      setFailed(NOBODY);
      for (const person of failed) void addPerson(person);
    },
  };
}
