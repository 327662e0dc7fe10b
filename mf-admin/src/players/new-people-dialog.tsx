import { CallError } from '@vetta/contract/client/call';
import { MOST_NEW_PLAYERS } from '@vetta/contract/new-players-limit';
import type { Unsure } from '@vetta/contract/unsure';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { TextArea } from '@vetta/design-system/text-area';
import { type FormEvent, useState } from 'react';
import { pastedNames } from './pasted-names.ts';
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
  const names = pastedNames(text);
  const problem = problemOf(names);
  const isDecided = unsure.every(({ subject }) => subject === null || people[subject] !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (names.length === 0 || problem !== undefined || !isDecided) return;
    add.mutate(
      { players: names.map((name) => ({ name })), people },
      {
        onSuccess: onClose,
        onError: (error) => setUnsure(error instanceof CallError ? error.unsure : []),
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
            description="Anche incollati da un foglio. Entrano in gara senza punti."
            errorMessage={problem}
          />
          {unsure.length > 0 && (
            <Notice tone="warning" title="Prima decidi chi sono">
              <Stack gap="md">
                {unsure.map(({ subject, question, choices }) => (
                  <Select
                    key={subject}
                    label={question}
                    options={choices.map(({ value, label }) => ({
                      id: value,
                      label: isPlayer(value) ? `È ${label}` : label,
                    }))}
                    value={people[subject ?? ''] ?? null}
                    onChange={(choice) => setPeople({ ...people, [subject ?? '']: choice })}
                  />
                ))}
              </Stack>
            </Notice>
          )}
          <DialogActions>
            <Button tone="quiet" isDisabled={add.isPending} onPress={onClose}>
              Annulla
            </Button>
            <Button
              type="submit"
              tone="primary"
              isPending={add.isPending}
              isDisabled={names.length === 0 || problem !== undefined || !isDecided}
            >
              {submitInWords(names.length)}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

const isPlayer = (choice: string): boolean => choice !== 'new' && choice !== 'skip';

function problemOf(names: readonly string[]): string | undefined {
  const long = names.find((name) => name.length > LONGEST_NAME);
  if (long !== undefined)
    return `«${long.slice(0, 30)}…» è troppo lungo: un nome ha al massimo ${LONGEST_NAME} caratteri`;
  if (names.length > MOST_NEW_PLAYERS)
    return `Sono ${names.length} nomi: se ne aggiungono al massimo ${MOST_NEW_PLAYERS} alla volta`;
  return undefined;
}

const submitInWords = (count: number): string => {
  if (count === 0) return 'Aggiungi';
  return count === 1 ? 'Aggiungi 1 persona' : `Aggiungi ${count} persone`;
};
