import { CallError } from '@vetta/contract/client/call';
import { LONGEST_TEAM } from '@vetta/contract/groups';
import { MOST_NEW_PLAYERS } from '@vetta/contract/limits';
import { ROLE_NAMES } from '@vetta/contract/role-names';
import type { Unsure } from '@vetta/contract/unsure';
import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { Table } from '@vetta/design-system/table';
import { TextArea } from '@vetta/design-system/text-area';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { enumerated } from '../audit/words/enumeration.ts';
import { FormDialog } from '../kit/form-dialog.tsx';
import { type PastedPeople, pastedPeople } from './pasted-people.ts';
import { PeopleQuestions } from './people-questions.tsx';
import { useAddPlayers } from './player-mutations.ts';
import { type PersonToAdd, usePeopleToAdd } from './use-people-to-add.ts';

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
  const listed = read.people.length;
  const rows = usePeopleToAdd(read.people, people);
  const count = rows.filter(({ isNew }) => isNew).length;
  const isDecided = unsure.every(({ subject }) => subject === null || people[subject] !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (listed === 0 || problem !== undefined || !isDecided) return;
    add.mutate(
      { players: read.people.map(({ unknownRole: _, ...person }) => person), people },
      {
        onSuccess: onClose,
        onError(error) {
          const asked = error instanceof CallError ? error.unsure : [];
          flushSync(() => {
            setUnsure(asked);
            setPeople({ ...answersSoFar(asked, rows), ...people });
          });
          // The button waits for the answers, and has lost the focus.
          questions.current?.querySelector('button')?.focus();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Aggiungi più persone"
      isTyped={text.trim() !== ''}
      isSaving={add.isPending}
      submit={
        <Button
          type="submit"
          tone="primary"
          isPending={add.isPending}
          isDisabled={listed === 0 || problem !== undefined || !isDecided}
        >
          {submitInWords(listed, count)}
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
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
        description="Anche incollati da un foglio, con ruolo e squadra in colonne accanto. Entrano in gara senza punti."
        errorMessage={problem}
      />
      {listed > 0 && <AsRead rows={rows} hasColumns={read.hasColumns} unknownRoles={read.unknownRoles} />}
      {unsure.length > 0 && (
        <PeopleQuestions
          ref={questions}
          unsure={unsure}
          people={people}
          onChoose={(name, choice) => setPeople({ ...people, [name]: choice })}
        />
      )}
    </FormDialog>
  );
}

/** Who was said to be there already is the answer until another one is chosen. */
const answersSoFar = (asked: readonly Unsure[], rows: readonly PersonToAdd[]): Record<string, string> =>
  Object.fromEntries(
    asked.flatMap(({ subject, choices }) => {
      const id = rows.find(({ name }) => name === subject)?.existing?.id;
      if (subject === null || id === undefined) return [];
      return choices.some(({ value }) => value === id) ? [[subject, id]] : [];
    }),
  );

interface AsReadProps extends Pick<PastedPeople, 'hasColumns' | 'unknownRoles'> {
  readonly rows: readonly PersonToAdd[];
}

/** What the list becomes: who is there already, the words that are no role, and, of a list with columns, each person as it was read. */
const AsRead = ({ rows, hasColumns, unknownRoles }: AsReadProps) => {
  const existing = rows.filter((row) => row.existing);
  const withRole = existing.some(({ role }) => role);
  return (
    <Stack gap="xs">
      {existing.length > 0 && (
        <Notice
          tone="info"
          title={
            existing.length === 1
              ? `${existing[0]?.existing?.name} c’è già`
              : `${existing.length} persone ci sono già`
          }
        >
          {existing.length > 1 && `${enumerated(existing.flatMap((row) => row.existing?.name ?? []))}. `}
          Non {existing.length === 1 ? 'viene aggiunta' : 'vengono aggiunte'} un’altra volta
          {withRole &&
            `, e il ruolo resta com’è: si cambia nella ${existing.length === 1 ? 'sua scheda' : 'scheda di ognuna'}`}
          .
        </Notice>
      )}
      {unknownRoles.length > 0 && (
        <Notice
          tone="warning"
          title={`${unknownRoles.map((word) => `«${word}»`).join(', ')} ${
            unknownRoles.length === 1 ? 'non è' : 'non sono'
          } Setter, Trainer o Team leader`}
        >
          Chi ce l’ha resta senza ruolo.
        </Notice>
      )}
      {hasColumns && (
        <Table
          label="Persone lette dall’elenco"
          columns={[
            { label: 'Nome', kind: 'name', cell: ({ name }) => name },
            { label: 'Ruolo', cell: roleInWords },
            ...(rows.some(({ team }) => team) ? [{ label: 'Squadra', cell: teamInWords }] : []),
          ]}
          rows={rows}
          keyOf={({ place }) => place}
        />
      )}
    </Stack>
  );
};

const roleInWords = ({ existing, isNew, role, unknownRole }: PersonToAdd): string => {
  if (existing)
    return `c’è già, ${existing.role ? `resta ${ROLE_NAMES[existing.role]}` : 'resta senza ruolo'}`;
  if (!isNew) return 'non viene aggiunto';
  if (unknownRole !== undefined) return `«${unknownRole}»: senza ruolo`;
  return role ? ROLE_NAMES[role] : '–';
};

const teamInWords = ({ existing, isNew, team }: PersonToAdd): string =>
  (existing ? existing.team : isNew && team) || '–';

function problemOf({ people }: PastedPeople): string | undefined {
  const long = people.find(({ name }) => name.length > LONGEST_NAME)?.name;
  if (long !== undefined)
    return `«${long.slice(0, 30)}…» è troppo lungo: un nome ha al massimo ${LONGEST_NAME} caratteri`;
  const team = people.find((person) => (person.team?.length ?? 0) > LONGEST_TEAM)?.team;
  if (team !== undefined)
    return `«${team.slice(0, 30)}…» è troppo lungo: una squadra ha al massimo ${LONGEST_TEAM} caratteri`;
  if (people.length > MOST_NEW_PLAYERS)
    return `Sono ${people.length} nomi: se ne aggiungono al massimo ${MOST_NEW_PLAYERS} alla volta`;
  return undefined;
}

const submitInWords = (listed: number, count: number): string => {
  if (listed === 0) return 'Aggiungi';
  if (count === 0) return 'Controlla i nomi';
  return count === 1 ? 'Aggiungi 1 persona' : `Aggiungi ${count} persone`;
};
