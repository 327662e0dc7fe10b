import { useQuery } from '@tanstack/react-query';
import { dashboard, players as playersQuery } from '@vetta/contract/client/admin-queries';
import { withArticle } from '@vetta/contract/client/formats';
import type { ImportRead } from '@vetta/contract/imports';
import { likeliest } from '@vetta/contract/like-names';
import type { PeopleChoices } from '@vetta/contract/people-choices';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Heading } from '@vetta/design-system/heading';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useAtomValue } from 'jotai';
import { amount } from '../audit/words/enumeration.ts';
import { isForNumbers } from '../login/admin-key.ts';
import * as styles from './import-export.css.ts';
import { linesInWords } from './in-words.ts';

type Person = ImportRead['people'][number];

interface ImportPeopleProps {
  readonly read: ImportRead;
  /** What was decided here. */
  readonly choices: PeopleChoices;
  /** Whether what is left out once is left out always: of a sheet that is fetched again and again. */
  readonly isFetched?: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (name: string, choice: string) => void;
}

/** How many swapped names are shown without a click. */
const FEW = 5;
/** How many new names are under a choice; the rest of them are new participants. */
const MOST_NEW = 20;
/** How many players are proposed for a name. */
const MOST_PLAYERS = 200;

/** The people of a file: those who must be decided first, then those whose name is new or was understood otherwise. */
export function ImportPeople({
  read: { people, unsure },
  choices,
  isFetched = false,
  isDisabled,
  onChoose,
}: ImportPeopleProps) {
  const { data: everybody = [] } = useQuery(playersQuery);
  // The import removes the demonstration's players first.
  const hasDemo = useQuery({ ...dashboard, enabled: !useAtomValue(isForNumbers) }).data?.hasDemo ?? false;
  const players = hasDemo ? [] : everybody;
  const questions = new Map(
    unsure.flatMap(({ about, subject, question }) =>
      about === 'person' && subject ? [[subject, question]] : [],
    ),
  );
  const isDecided = (person: Person) => choices[person.name] !== undefined || person.choice !== null;
  const asked = people.filter((person) => questions.has(person.name));
  const decided = people.filter((person) => !questions.has(person.name) && isDecided(person));
  const fresh = people.filter(
    (person) => person.how === 'new' && !isDecided(person) && !questions.has(person.name),
  );
  const swapped = people.filter((person) => person.how === 'swapped' && !isDecided(person));
  const name = (id: string | null) => players.find((player) => player.id === id)?.name ?? '';
  const swappedInWords = swapped.map((person) => `«${person.name}» è ${name(person.playerId)}`).join(' · ');
  const choose = (person: Person, label: string, value: string | null) => (
    <div key={person.name} data-person={person.name}>
      <Select
        label={label}
        description={linesInWords(person.rows)}
        options={optionsFor(person, players, isFetched)}
        value={value}
        isDisabled={isDisabled}
        onChange={(choice) => onChoose(person.name, choice)}
      />
    </div>
  );
  const choiceFor = ({ name, choice }: Person) =>
    // What was decided before is left out always.
    choices[name] ?? (choice === 'skip' && !isFetched ? 'never' : choice);
  // Without players a new name can be nobody else.
  const canBeOthers = players.length > 0;
  return (
    <>
      {asked.length + decided.length > 0 && (
        <Stack as="section" gap="xs" aria-labelledby="import-people">
          <Heading level={4} size="label" id="import-people">
            {asked.length === 0
              ? 'Persone decise'
              : amount(asked.length, 'persona da decidere', 'persone da decidere')}
          </Heading>
          <div className={styles.people}>
            {asked.map((person) => choose(person, questions.get(person.name) ?? person.name, null))}
            {decided.map((person) => choose(person, person.name, choiceFor(person)))}
          </div>
        </Stack>
      )}
      {fresh.length > 0 && (
        <Stack as="section" gap="xs" aria-labelledby="import-new">
          <Heading level={4} size="label" id="import-new">
            {amount(fresh.length, 'nuovo partecipante', 'nuovi partecipanti')}
          </Heading>
          {canBeOthers && (
            <div className={styles.people}>
              {fresh.slice(0, MOST_NEW).map((person) => choose(person, person.name, 'new'))}
            </div>
          )}
          {(!canBeOthers || fresh.length > MOST_NEW) && (
            <Text tone="muted">
              {fresh
                .slice(canBeOthers ? MOST_NEW : 0)
                .map((person) => person.name)
                .join(' · ')}
            </Text>
          )}
        </Stack>
      )}
      {swapped.length > FEW ? (
        // A sheet with surnames first has everybody here: the numbers must not stand below all of them.
        <Disclosure title={`${swapped.length} nomi con le parole in un altro ordine`}>
          {swappedInWords}
        </Disclosure>
      ) : (
        swapped.length > 0 && (
          <Text tone="muted" size="sm">
            {swappedInWords}
          </Text>
        )
      )}
    </>
  );
}

function optionsFor(
  { name: spelled, candidates, playerId }: Person,
  players: readonly { id: string; name: string }[],
  isFetched: boolean,
) {
  const first = candidates.map(({ id, name, archivedOn }) => ({
    id,
    label: archivedOn === null ? `È ${name}` : `È ${name}, fuori gara ${withArticle('dal', archivedOn)}`,
  }));
  const ids = new Set(candidates.map(({ id }) => id));

  const others = likeliest(
    spelled,
    players.filter(({ id }) => !ids.has(id)),
  );
  const decided = others.filter(({ id }) => id === playerId);
  return [
    ...first,
    { id: 'new', label: 'Nuovo partecipante' },
    { id: 'skip', label: isFetched ? 'Lascia fuori' : 'Lascia fuori questa volta' },
    ...(isFetched ? [] : [{ id: 'never', label: 'Lascia fuori sempre' }]),
    ...[...decided, ...others.filter(({ id }) => id !== playerId).slice(0, MOST_PLAYERS)].map(
      ({ id, name }) => ({
        id,
        label: `È ${name}`,
      }),
    ),
  ];
}
