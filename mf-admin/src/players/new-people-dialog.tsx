import { CallError } from '@vetta/contract/client/call';
import { MOST_NEW_PLAYERS } from '@vetta/contract/new-players-limit';
import { ROLE_NAMES } from '@vetta/contract/role-names';
import type { Unsure } from '@vetta/contract/unsure';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { Table } from '@vetta/design-system/table';
import { Text } from '@vetta/design-system/text';
import { TextArea } from '@vetta/design-system/text-area';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PastedPeople, pastedPeople } from './pasted-people.ts';
import { PeopleQuestions } from './people-questions.tsx';
import { useAddPlayers } from './player-mutations.ts';

interface NewPeopleDialogProps {
  /** The names that were pasted already. */
  readonly text: string;
  readonly onClose: () => void;
}

const LONGEST_NAME = 120;

/** Adds many participants by their names. Who may be somebody of the office already is decided here, before anybody is added. */
export function NewPeopleDialog({ text: pasted, onClose }: NewPeopleDialogProps) {
  const [text, setText] = useState(pasted);
  const [unsure, setUnsure] = useState<readonly Unsure[]>([]);
  const [people, setPeople] = useState<Readonly<Record<string, string>>>({});
  const add = useAddPlayers();
  const questions = useRef<HTMLDivElement>(null);
  const read = pastedPeople(text);
  const problem = problemOf(read);
  const count = read.people.length;
  const isDecided = unsure.every(({ subject }) => subject === null || people[subject] !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0 || problem !== undefined || !isDecided) return;
    add.mutate(
      { players: [...read.people], people },
      {
        onSuccess: onClose,
        onError(error) {
          flushSync(() => setUnsure(error instanceof CallError ? error.unsure : []));
          // The button waits for the answers, and has lost the focus.
          questions.current?.querySelector('button')?.focus();
        },
      },
    );
  };
  return (
    <Dialog
      title="Aggiungi più persone"
      isOpen
      isLocked={add.isPending}
      isTyped={text.trim() !== ''}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <TextArea
            label="Nomi, uno per riga"
            rows={8}
            autoFocus
            isDisabled={add.isPending}
            value={text}
            onChange={(typed) => {
              setText(typed);
              setUnsure([]);
            }}
            description="Anche incollati da un foglio, con il ruolo in una colonna accanto. Entrano in gara senza punti."
            errorMessage={problem}
          />
          {read.hasColumns && count > 0 && <AsRead read={read} />}
          {unsure.length > 0 && (
            <PeopleQuestions
              ref={questions}
              unsure={unsure}
              people={people}
              onChoose={(name, choice) => setPeople({ ...people, [name]: choice })}
            />
          )}
          <DialogActions>
            <Button tone="quiet" isDisabled={add.isPending} onPress={onClose}>
              Annulla
            </Button>
            <Button
              type="submit"
              tone="primary"
              isPending={add.isPending}
              isDisabled={count === 0 || problem !== undefined || !isDecided}
            >
              {submitInWords(count)}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The people of a list with columns, as they will be added. */
const AsRead = ({ read: { people, unknownRoles } }: { readonly read: PastedPeople }) => (
  <Stack gap="xs">
    <Table
      label="Persone lette dall’elenco"
      columns={[
        { label: 'Nome', kind: 'name', cell: ({ name }) => name },
        { label: 'Ruolo', cell: ({ role }) => (role ? ROLE_NAMES[role] : '–') },
      ]}
      rows={people.map((person, place) => ({ ...person, place }))}
      keyOf={({ place }) => place}
    />
    {unknownRoles.length > 0 && (
      <Text size="sm" tone="muted">
        {unknownRoles.map((word) => `«${word}»`).join(', ')}{' '}
        {unknownRoles.length === 1 ? 'non è' : 'non sono'} Setter, Trainer o Team leader: chi ce l’ha resta
        senza ruolo.
      </Text>
    )}
  </Stack>
);

function problemOf({ people }: PastedPeople): string | undefined {
  const long = people.find(({ name }) => name.length > LONGEST_NAME)?.name;
  if (long !== undefined)
    return `«${long.slice(0, 30)}…» è troppo lungo: un nome ha al massimo ${LONGEST_NAME} caratteri`;
  if (people.length > MOST_NEW_PLAYERS)
    return `Sono ${people.length} nomi: se ne aggiungono al massimo ${MOST_NEW_PLAYERS} alla volta`;
  return undefined;
}

const submitInWords = (count: number): string => {
  if (count === 0) return 'Aggiungi';
  return count === 1 ? 'Aggiungi 1 persona' : `Aggiungi ${count} persone`;
};
