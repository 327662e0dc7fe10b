import { useRef, useState } from 'react';
import { newPlayer, type PlayerOutput } from './player-fields.ts';
import { useAddPlayer } from './player-mutations.ts';

const NOBODY: readonly PlayerOutput[] = [];

interface AfterAdding {
  readonly onAdded?: () => void;
  /** Takes one who could not be added back into the form, if it is free; else that person goes to `failed`. */
  readonly takeBack?: () => boolean;
}

/** Adds people one after the other; the next one can be typed before the answer about the one before. */
export function useAddInTurn() {
  // A mutation's own callbacks hold for its last call alone; each call's promise holds for that call.
  const { mutateAsync } = useAddPlayer();
  const [adding, setAdding] = useState(NOBODY);
  const [added, setAdded] = useState<string>();
  const [failed, setFailed] = useState(NOBODY);

  const without = (person: PlayerOutput) => (people: readonly PlayerOutput[]) =>
    people.filter((other) => other !== person);

  const addNow = async (person: PlayerOutput, { onAdded, takeBack }: AfterAdding) => {
    try {
      await mutateAsync(newPlayer(person));
      setAdded(person.name);
      onAdded?.();
    } catch {
      // The mutation's toast has told why.
      if (!takeBack?.()) setFailed((people) => [...people, person]);
    } finally {
      setAdding(without(person));
    }
  };
  /** One after the other, as they were typed: each save ranks everybody anew, and many at once would wait for each other. */
  const last = useRef(Promise.resolve());
  const addPerson = (person: PlayerOutput, after: AfterAdding = {}) => {
    setAdding((people) => [...people, person]);
    last.current = last.current.then(() => addNow(person, after));
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
      for (const person of failed) addPerson(person);
    },
  };
}
