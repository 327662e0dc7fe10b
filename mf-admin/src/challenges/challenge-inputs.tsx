import { useQuery } from '@tanstack/react-query';
import { type AdminChallenge, MOST_SIDES, type NewChallenge } from '@vetta/contract/challenges';
import { players } from '@vetta/contract/client/admin-queries';
import { Button } from '@vetta/design-system/button';
import { CheckboxGroup } from '@vetta/design-system/checkbox';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Grid } from '@vetta/design-system/grid';
import { Inline } from '@vetta/design-system/inline';
import { Notice } from '@vetta/design-system/notice';
import { RadioGroup } from '@vetta/design-system/radio-group';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { TextArea } from '@vetta/design-system/text-area';
import { type Control, useController } from 'react-hook-form';
import { useToday } from '../day/use-server-time.ts';
import { FormNumber, FormText } from '../kit/form-fields.tsx';
import type { FormProps } from '../kit/section.tsx';
import { byName } from '../players/by-name.ts';
import {
  Beginning,
  beginnings,
  type ChallengeValues,
  countedProblem,
  type FormSide,
  isBegun,
  newSide,
  placed,
  proposedName,
  proposedSides,
  spans,
} from './challenge-form.ts';
import { COUNTED_NAMES, challengeFields } from './challenge-words.ts';

type FormControl = Control<ChallengeValues, unknown, NewChallenge>;

/** The fields of a sfida. Once it has begun only name, stake and last day are left. */
export function ChallengeInputs({
  control,
  row,
  context,
}: FormProps<AdminChallenge, ChallengeValues, NewChallenge>) {
  const today = useToday(context);
  const isFixed = row !== null && isBegun(row, today);
  const firstDay = useController({ control, name: 'firstDay' });
  const lastDay = useController({ control, name: 'lastDay' });
  return (
    <Stack gap="md">
      {isFixed ? (
        <Text tone="muted">
          È già cominciata: si cambiano solo nome, posta e ultimo giorno. Lati e regole restano quelli con cui
          tutti sono partiti.
        </Text>
      ) : (
        <Sides control={control} isNew={row === null} />
      )}
      <FormText control={control} name="name" label={challengeFields.name.label} />
      <FormText
        control={control}
        name="stake"
        label={challengeFields.stake.label}
        description="Facoltativo."
      />
      {!isFixed && (
        <Inline gap="xs">
          {spans(today).map(([label, from, to]) => (
            <Button
              key={label}
              size="sm"
              onPress={() => {
                firstDay.field.onChange(from);
                lastDay.field.onChange(to);
              }}
            >
              {label}
            </Button>
          ))}
        </Inline>
      )}
      <Inline align="start">
        {[firstDay, lastDay].slice(isFixed ? 1 : 0).map(({ field, fieldState }) => (
          <DatePicker
            key={field.name}
            label={challengeFields[field.name].label}
            value={field.value}
            today={today}
            onChange={field.onChange}
            errorMessage={fieldState.error?.message}
          />
        ))}
      </Inline>
      {!isFixed && <Rule control={control} />}
    </Stack>
  );
}

/** What counts, by mean or sum, and the target. */
function Rule({ control }: { readonly control: FormControl }) {
  const { field: sides } = useController({ control, name: 'sides' });
  const { field: counted, fieldState } = useController({ control, name: 'counted' });
  const { field: per } = useController({ control, name: 'per' });
  return (
    <>
      <Select
        label={challengeFields.counted.label}
        options={Object.entries(COUNTED_NAMES).map(([id, label]) => ({ id, label }))}
        value={counted.value}
        onChange={counted.onChange}
        errorMessage={countedProblem(counted.value, sides.value) ?? fieldState.error?.message}
      />
      {sides.value.some(({ name }) => name !== null) && (
        <RadioGroup
          label={challengeFields.per.label}
          options={[
            { id: 'mean', label: 'Media per persona: chi è in di più non parte avanti' },
            { id: 'sum', label: 'Somma: conta il totale di tutti' },
          ]}
          value={per.value}
          onChange={per.onChange}
        />
      )}
      <FormNumber
        control={control}
        name="target"
        label={challengeFields.target.label}
        description="Vuoto: vince chi ne fa di più. Con un numero vince chi ci arriva."
        whenEmptied={Number.NaN}
      />
    </>
  );
}

// The same function at each render: the focus goes there once.
const focus = (input: HTMLInputElement | null) => input?.focus();

/** How it begins, and who is on which side. */
function Sides({ control, isNew }: { readonly control: FormControl; readonly isNew: boolean }) {
  const { data = [] } = useQuery(players);
  const people = data.toSorted(byName);
  const { field: beginning } = useController({ control, name: 'beginning' });
  const { field: name } = useController({ control, name: 'name' });
  const { field: per } = useController({ control, name: 'per' });
  const { field, fieldState } = useController({ control, name: 'sides' });
  const put = (sides: FormSide[], how = beginning.value) => {
    if (name.value === proposedName(beginning.value, field.value, people))
      name.onChange(proposedName(how, sides, people));
    field.onChange(sides);
  };
  const begin = (how: Beginning) => {
    put(proposedSides(how, people), how);
    beginning.onChange(how);
    per.onChange(how === 'squad' || how === 'squads' ? 'mean' : 'sum');
  };
  return (
    <>
      {isNew && (
        <RadioGroup
          label="Come comincia"
          options={beginnings}
          value={beginning.value}
          onChange={(id) => begin(Beginning.parse(id))}
          inputRef={focus}
        />
      )}
      <Who how={beginning.value} sides={field.value} people={people} onChange={put} />
      {fieldState.error?.message && <Notice tone="error" isAnswer title={fieldState.error.message} />}
    </>
  );
}

interface WhoProps {
  readonly how: Beginning;
  readonly sides: readonly FormSide[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (sides: FormSide[]) => void;
}

/** Who is on which side. Selects: a name's first letters choose it. */
function Who({ how, sides, people, onChange }: WhoProps) {
  const persons = people.map(({ id, name }) => ({ id, label: name }));
  if (how === 'office') return <Text tone="muted">Un lato solo, con tutti quelli in classifica.</Text>;
  if (how === 'duel')
    return sides.map((side, index) => (
      <Select
        key={side.colour}
        label={index === 0 ? 'Chi' : 'Contro chi'}
        options={persons}
        value={side.people?.[0] ?? null}
        onChange={(id) => onChange(placed(sides, id, index, true))}
      />
    ));
  if (how === 'each')
    return (
      <CheckboxGroup
        label={`Chi: al massimo ${MOST_SIDES}`}
        options={persons}
        value={sides.flatMap(({ people: ids }) => ids ?? [])}
        onChange={(ids) => onChange(ids.map((id, index) => newSide(index, [id])))}
      />
    );
  const nameAll = (names: readonly string[]) =>
    onChange(
      names.map((name, index) => ({
        ...(sides.find((side) => side.name === name) ?? sides[index] ?? newSide(index, [])),
        name,
      })),
    );
  const options = sides.map(({ name }, index) => ({ id: `${index}`, label: name || `Squadra ${index + 1}` }));
  return (
    <>
      <TextArea
        label={`Squadre, una per riga: al massimo ${MOST_SIDES}`}
        rows={Math.max(3, sides.length)}
        value={sides.map(({ name }) => name).join('\n')}
        onChange={(text) => nameAll(text.split('\n'))}
      />
      <Grid columns="narrow" gap="sm">
        {persons.map(({ id, label }) => (
          <Select
            key={id}
            label={label}
            options={[{ id: '-1', label: 'Nessuna' }, ...options]}
            value={`${sides.findIndex(({ people: ids }) => ids?.includes(id))}`}
            onChange={(on) => onChange(placed(sides, id, Number(on)))}
          />
        ))}
      </Grid>
    </>
  );
}
