import { useQuery } from '@tanstack/react-query';
import { type AdminChallenge, MOST_SIDES, type NewChallenge } from '@vetta/contract/challenges';
import { players } from '@vetta/contract/client/admin-queries';
import { Button } from '@vetta/design-system/button';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Grid } from '@vetta/design-system/grid';
import { Inline } from '@vetta/design-system/inline';
import { RadioGroup } from '@vetta/design-system/radio-group';
import { Select, SelectSeveral } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { TextArea } from '@vetta/design-system/text-area';
import { type UseControllerReturn, useController } from 'react-hook-form';
import { amount } from '../audit/words/enumeration.ts';
import { useToday } from '../day/use-server-time.ts';
import { FormNumber, FormText } from '../kit/form-fields.tsx';
import type { FormProps } from '../kit/section.tsx';
import { byName } from '../players/by-name.ts';
import {
  Beginning,
  beginnings,
  type ChallengeValues,
  challengeFields,
  countedHint,
  countedName,
  countedOf,
  countedProblem,
  type FormSide,
  isBegun,
  isGoal,
  namedSides,
  newSide,
  proposedName,
  proposedSides,
  spans,
} from './challenge-form.ts';

// The same function at each render: the focus goes there once.
const focus = (input: HTMLInputElement | null) => input?.focus();

/** The fields of a sfida. Once it has begun only name, stake and last day are left. */
export function ChallengeInputs({
  control,
  row,
  rows,
  context,
}: FormProps<AdminChallenge, ChallengeValues, NewChallenge>) {
  const today = useToday(context);
  const { data = [] } = useQuery(players);
  const people = data.toSorted(byName);
  // An error of a field that another one decides goes with its cause.
  const { field: how } = useController({
    control,
    name: 'beginning',
    rules: { deps: ['counted', 'target'] },
  });
  const { field: name } = useController({ control, name: 'name' });
  const { field: per } = useController({ control, name: 'per' });
  const sides = useController({ control, name: 'sides', rules: { deps: 'counted' } });
  const counted = useController({ control, name: 'counted' });
  const firstDay = useController({ control, name: 'firstDay', rules: { deps: 'lastDay' } });
  const lastDay = useController({ control, name: 'lastDay' });
  const isFixed = row !== null && isBegun(row, today);
  const isNameTaken = rows.some(
    (other) =>
      other.id !== row?.id &&
      other.name === name.value.trim() &&
      other.lastDay >= firstDay.field.value &&
      other.firstDay <= lastDay.field.value,
  );
  const put = (now: FormSide[], chosen = how.value) => {
    const begun = chosen === 'squad' && now.length > 2 ? 'squads' : chosen;
    if (name.value === proposedName(how.value, sides.field.value, people))
      name.onChange(proposedName(begun, now, people));
    sides.field.onChange(now);
    how.onChange(begun);
  };
  const begin = (id: string) => {
    const begun = Beginning.parse(id);
    put(proposedSides(begun, people), begun);
    if (!countedOf(begun).includes(counted.field.value)) counted.field.onChange('points');
    per.onChange(begun.startsWith('squad') ? 'mean' : 'sum');
  };
  const target = (description: string) => (
    <FormNumber
      {...{ control, name: 'target', label: challengeFields.target.label, description }}
      whenEmptied={Number.NaN}
    />
  );
  return (
    <Stack gap="md">
      {row === null && (
        <RadioGroup
          label="Come comincia"
          options={beginnings}
          value={how.value}
          onChange={begin}
          inputRef={focus}
        />
      )}
      {isFixed ? (
        <Text tone="muted">È già cominciata: si cambiano solo nome, posta e ultimo giorno.</Text>
      ) : (
        <Who how={how.value} people={people} field={sides} onChange={put} />
      )}
      {!isFixed && isGoal(how.value) && target(countedName(counted.field.value))}
      <FormText
        control={control}
        name="name"
        label={challengeFields.name.label}
        autoFocus={row !== null}
        description={isNameTaken ? 'Negli stessi giorni un’altra sfida si chiama così.' : undefined}
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
            inputRef={field.ref}
            errorMessage={fieldState.error?.message}
          />
        ))}
      </Inline>
      {!isFixed && (
        <>
          {!isGoal(how.value) && target('Vuoto: vince chi ne fa di più. Con un numero vince chi ci arriva.')}
          <Select
            label={challengeFields.counted.label}
            options={countedOf(how.value).map((id) => ({ id, label: countedName(id) }))}
            description={countedHint(how.value, counted.field.value)}
            value={counted.field.value}
            onChange={counted.field.onChange}
            inputRef={counted.field.ref}
            errorMessage={
              countedProblem(counted.field.value, sides.field.value) ?? counted.fieldState.error?.message
            }
          />
          {sides.field.value.some((side) => side.name !== null) && (
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
        </>
      )}
      <FormText
        control={control}
        name="stake"
        label={challengeFields.stake.label}
        description="Facoltativo."
      />
    </Stack>
  );
}

interface WhoProps {
  readonly how: Beginning;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly field: UseControllerReturn<ChallengeValues, 'sides'>;
  readonly onChange: (sides: FormSide[]) => void;
}

/** Who is on which side: a field for each side, where some letters of a name choose it. Nobody is on two. */
function Who({ how, people, field: { field, fieldState }, onChange }: WhoProps) {
  const { value: sides, ref: inputRef } = field;
  if (how === 'office') return <Text tone="muted">Un lato solo, con tutti quelli in classifica.</Text>;
  const empty = sides.findIndex((side) => side.people?.length === 0);
  const wrong = (isHere: boolean) => isHere && { errorMessage: fieldState.error?.message, inputRef };
  const optionsFor = (own: readonly string[]) =>
    people.map(({ id, name }) => {
      // Who is on another side would leave it.
      const other = sides.find((side) => side.people?.includes(id) && !own.includes(id))?.name;
      return { id, label: [name, other].filter(Boolean).join(' · ') };
    });
  if (how === 'each') {
    const value = sides.flatMap((side) => side.people ?? []);
    return (
      <SelectSeveral
        {...{ label: `Chi: al massimo ${MOST_SIDES}`, options: optionsFor(value), value, ...wrong(true) }}
        onChange={(chosen) => onChange(chosen.map((id, at) => newSide(at, [id])))}
      />
    );
  }
  const fieldOf = ({ name, people: ids }: FormSide, index: number) => {
    const own = ids ?? [];
    const choose = (chosen: string[]) =>
      onChange(
        sides.map((side, at) => ({
          ...side,
          people: at === index ? chosen : (side.people ?? []).filter((id) => !chosen.includes(id)),
        })),
      );
    const shared = { options: optionsFor(own), ...wrong(index === empty) };
    if (how !== 'duel')
      return (
        <SelectSeveral
          key={index}
          {...{ ...shared, value: own, onChange: choose }}
          label={`${name || `Squadra ${index + 1}`}, ${amount(own.length, 'persona', 'persone')}`}
        />
      );
    const label = index === 0 ? 'Chi' : 'Contro chi';
    return (
      <Select key={index} {...{ ...shared, label, value: own[0] ?? null }} onChange={(id) => choose([id])} />
    );
  };
  return (
    <>
      {how !== 'duel' && (
        <TextArea
          label={`Squadre, una per riga: al massimo ${MOST_SIDES}`}
          rows={Math.max(2, sides.length)}
          value={sides.map(({ name }) => name).join('\n')}
          onChange={(text) => onChange(namedSides(sides, text.split('\n')))}
          {...wrong(empty === -1)}
        />
      )}
      <Grid columns="medium">{sides.map(fieldOf)}</Grid>
    </>
  );
}
