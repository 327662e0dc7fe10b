import { useQuery } from '@tanstack/react-query';
import { contests, players } from '@vetta/contract/client/admin-queries';
import { withArticle } from '@vetta/contract/client/formats';
import { teamsOf } from '@vetta/contract/groups';
import { inMonth } from '@vetta/contract/italian-article';
import { nameKey } from '@vetta/contract/name-key';
import { questionOf } from '@vetta/contract/person-question';
import { PlayerRole } from '@vetta/contract/player-role';
import type { Player } from '@vetta/contract/players';
import { ROLE_NAMES } from '@vetta/contract/role-names';
import { monthOf } from '@vetta/contract/rome-time';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Unsure } from '@vetta/contract/unsure';
import { Button } from '@vetta/design-system/button';
import { ComboBox } from '@vetta/design-system/combo-box';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Grid } from '@vetta/design-system/grid';
import { Notice } from '@vetta/design-system/notice';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { notify } from '@vetta/design-system/toast';
import { type ClipboardEvent, type FormEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, Controller, useController, useWatch } from 'react-hook-form';
import { monthInWords } from '../day/in-words.ts';
import { DisqualifyDialog } from '../disqualifications/disqualify-dialog.tsx';
import { storeDraft } from '../kit/drafts/stored-draft.ts';
import { typedFields } from '../kit/drafts/typed-fields.ts';
import { RowDialog } from '../kit/edits/row-dialog.tsx';
import { type AfterSave, useRowForm } from '../kit/edits/use-row-form.ts';
import { FormNumber, FormText } from '../kit/form-fields.tsx';
import { pastedPeople } from './pasted-people.ts';
import { PeopleQuestions } from './people-questions.tsx';
import {
  changedFields,
  newPlayer,
  type PlayerOutput,
  type PlayerValues,
  playerFields,
  playerForm,
  playerValues,
} from './player-fields.ts';
import { contestStart, TaggedPlayer, useAddPlayer, useChangePlayer } from './player-mutations.ts';
import { PlayerState } from './player-state.tsx';
import { useAddInTurn } from './use-add-in-turn.ts';
import { useNamesakes } from './use-namesakes.ts';

export interface PlayerDialogProps {
  /** The player to edit; null for a new one. */
  readonly player: Tagged<Player> | null;
  /** The chosen day, and today. */
  readonly day: string;
  readonly today: string;
  /** Several names were pasted where one is asked for. */
  readonly onPasteNames: (text: string) => void;
  readonly onArchived: () => void;
  readonly onClose: () => void;
}

const NAME = 'name';
const NEW_DRAFT = 'player/new';

const nameFieldIn = ({ currentTarget }: FormEvent): HTMLElement | null =>
  currentTarget.querySelector(`[name=${NAME}]`);

/**
 * Creates or edits a participant; disqualifies or archives one. Enter in the name of a new one saves and stays for the next
 * name; the button saves and closes.
 */
export function PlayerDialog({ player, day, today, onPasteNames, onArchived, onClose }: PlayerDialogProps) {
  const [isDisqualifying, setDisqualifying] = useState(false);
  const [isDateIncomplete, setDateIncomplete] = useState(false);
  const inTurn = useAddInTurn();
  const [asked, setAsked] = useState<Unsure>();
  const [people, setPeople] = useState<Readonly<Record<string, string>>>({});
  const questions = useRef<HTMLDivElement>(null);
  const namesakesOf = useNamesakes({ isAsked: player === null });
  const nameField = useRef<HTMLElement>(null);
  const staysOpen = useRef(false);
  const add = useAddPlayer();
  const change = useChangePlayer();
  const form = useRowForm<Player, PlayerValues, PlayerOutput>({
    row: player,
    shape: TaggedPlayer,
    fields: playerFields,
    schema: playerForm(player),
    valuesOf: playerValues,
    draftKey: player ? `player/${player.id}` : NEW_DRAFT,
    save(values, latest, after) {
      // The server chooses a day if the field is empty. A half-typed day must not be sent as empty.
      if (isDateIncomplete) return;
      if (latest === null) return addUnlessKnown(values, after);
      const changed = changedFields(latest, values);
      if (Object.keys(changed).length === 0) after.onSuccess();
      else change.mutate({ player: latest, change: changed }, after);
    },
    saving: [add, change],
    onClose,
  });
  const typedName = useWatch({ control: form.control, name: NAME });
  // Another name is another question.
  const question = asked && nameKey(asked.subject ?? '') === nameKey(typedName) ? asked : undefined;
  const addUnlessKnown = (values: PlayerOutput, after: AfterSave) => {
    const namesakes = namesakesOf(values.name);
    const choice = question && people[question.subject ?? ''];
    if (namesakes.length > 0 && choice === undefined) {
      flushSync(() => setAsked(askWho(values.name, namesakes)));
      questions.current?.querySelector('button')?.focus();
      return;
    }
    const same = namesakes.find(({ id }) => id === choice);
    if (same === undefined)
      return staysOpen.current ? addAndStay(values) : add.mutate(newPlayer(values), after);
    notify({
      tone: 'info',
      title: same.archivedOn === null ? `${same.name} è già in gara` : `${same.name} è tra gli archiviati`,
      description:
        same.archivedOn === null
          ? 'Non è cambiato nulla.'
          : 'Per riportare in gara chi è uscito, cercalo lì.',
    });
    if (!staysOpen.current) return after.onSuccess();
    inTurn.setAdded(same.archivedOn === null ? same.name : undefined);
    showNext();
  };
  const showNext = () => {
    const { role, team } = form.getValues();
    // At once: a key pressed before React has drawn the empty field would be added to the old name.
    flushSync(() => {
      setAsked(undefined);
      setPeople({});
      form.draft.startOver();
      // The next one is often of the same role and team.
      form.reset({ ...playerValues(null), role, team });
    });
    nameField.current?.focus();
  };
  /** The form is free for the next name at once: what is typed before the answer must not be lost, nor go to this name. */
  const addAndStay = (values: PlayerOutput) => {
    const typed = form.getValues();
    const isFree = () => form.getValues().name === '';
    showNext();
    // Not saved yet: an expired key and a reload must find it.
    storeDraft(NEW_DRAFT, typedFields(form.getValues(), typed));
    inTurn.addPerson(values, {
      onAdded: () => isFree() && form.draft.remove(),
      takeBack() {
        if (!isFree()) return false;
        form.reset(typed, { keepDefaultValues: true });
        return true;
      },
    });
  };
  const submit = (event: FormEvent) => {
    nameField.current = nameFieldIn(event);
    // A button that sends the form has the focus; Enter leaves it in the name. An answer does not change what was meant.
    if (question === undefined) staysOpen.current = nameField.current === document.activeElement;
    return form.submit(event);
  };
  const pasteName = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const { people: names, hasColumns } = pastedPeople(text);
    if (names.length < 2 && !hasColumns) return;
    event.preventDefault();
    onPasteNames(text);
  };
  const isTyped = form.draft.isTyped || isDateIncomplete || inTurn.failed.length > 0;
  return (
    <RowDialog
      title={player ? 'Modifica Partecipante' : 'Nuovo Partecipante'}
      form={{ ...form, submit, draft: { ...form.draft, isTyped } }}
      othersDid={`ha cambiato ${player?.name}`}
      submit={player ? 'Aggiorna' : 'Aggiungi'}
      cancel={inTurn.added === undefined ? 'Annulla' : 'Chiudi'}
      isLocked={inTurn.adding.length > 0}
      above={
        player &&
        isDisqualifying && (
          <DisqualifyDialog
            player={player}
            month={monthOf(day)}
            isPast={monthOf(day) < monthOf(today)}
            onClose={() => setDisqualifying(false)}
          />
        )
      }
    >
      {inTurn.failed.length > 0 && (
        <Notice
          tone="warning"
          title={
            inTurn.failed.length === 1
              ? `${inTurn.failed[0]} non è in gara`
              : `Non sono in gara: ${inTurn.failed.join(', ')}`
          }
          action={
            <Button size="sm" onPress={inTurn.retry}>
              Riprova
            </Button>
          }
        />
      )}
      {question && (
        <PeopleQuestions
          ref={questions}
          unsure={[question]}
          people={people}
          onChoose={(name, choice) => setPeople({ ...people, [name]: choice })}
        />
      )}
      <PlayerFieldset
        control={form.control}
        player={player}
        day={day}
        today={today}
        isDateIncomplete={isDateIncomplete}
        onDateIncomplete={setDateIncomplete}
        nameNote={player ? undefined : nameNote(inTurn)}
        onPasteName={player ? undefined : pasteName}
      />
      {player && (
        <PlayerState
          player={player}
          day={day}
          today={today}
          onDisqualify={() => setDisqualifying(true)}
          isTyped={isTyped}
          onArchived={() => {
            form.draft.remove();
            onArchived();
          }}
        />
      )}
    </RowDialog>
  );
}

/** Returns the question who a new name is that somebody has already. Who is nobody new is left out by «Annulla». */
function askWho(name: string, namesakes: readonly Player[]): Unsure {
  const how = namesakes.every(({ archivedOn }) => archivedOn !== null) ? 'archived' : 'same';
  const { choices, ...asked } = questionOf({ name, how, candidates: namesakes });
  return { ...asked, choices: choices.filter(({ value }) => value !== 'skip') };
}

interface PlayerFieldsetProps {
  readonly control: Control<PlayerValues, unknown, PlayerOutput>;
  readonly player: Player | null;
  /** The chosen day, and today. */
  readonly day: string;
  readonly today: string;
  /** «In gara dal» was left half-typed. */
  readonly isDateIncomplete: boolean;
  readonly onDateIncomplete: (isIncomplete: boolean) => void;
  readonly nameNote: string | undefined;
  readonly onPasteName: ((event: ClipboardEvent) => void) | undefined;
}

const nameNote = ({ adding, added }: Pick<ReturnType<typeof useAddInTurn>, 'adding' | 'added'>): string => {
  if (adding.length > 0) return `Aggiungo ${adding.join(', ')}… Intanto scrivi il prossimo nome.`;
  if (added !== undefined) return `${added} è in gara. Scrivi il prossimo nome, oppure chiudi.`;
  return 'Basta il nome: con Invio lo aggiungi e passi al prossimo. Puoi anche incollare un elenco.';
};

// Hand edits can leave a sum below zero: with a minimum of 0 the field would change it.
const minimumFor = (stored: number | undefined) => Math.min(0, stored ?? 0);

const incomplete = (player: Player | null) =>
  player ? 'Completa la data' : 'Completa la data, oppure svuotala';

const NO_ROLE = 'none';
const ROLES = [
  { id: NO_ROLE, label: 'Nessun ruolo' },
  ...PlayerRole.options.map((id) => ({ id, label: ROLE_NAMES[id] })),
];

/** Returns what a day of «In gara dal» means for the prizes of its month; undefined where it means nothing, or is not known yet. */
function useLateNote(today: string): (day: string | null) => string | undefined {
  const { data } = useQuery(contests);
  return (day) => {
    if (day === null || data === undefined) return undefined;
    const start = contestStart(data, monthOf(day));
    return day > start
      ? `Senza premi ${inMonth(monthInWords(day, today))}: il contest comincia ${withArticle('il', start)}.`
      : undefined;
  };
}

/** The form fields of a participant. */
const PlayerFieldset = ({
  control,
  player,
  day,
  today,
  isDateIncomplete,
  onDateIncomplete,
  nameNote,
  onPasteName,
}: PlayerFieldsetProps) => {
  const lateNote = useLateNote(today);
  return (
    <Stack gap="md">
      <FormText
        control={control}
        name={NAME}
        label={playerFields.name.label}
        description={nameNote}
        onPaste={onPasteName}
        autoFocus
      />
      <Grid columns="narrow" gap="sm">
        <FormNumber control={control} name="position" label={playerFields.position.label} />
        <FormNumber
          control={control}
          name="score"
          label={playerFields.score.label}
          minValue={minimumFor(player?.score)}
        />
        <FormNumber
          control={control}
          name="bonus"
          label={playerFields.bonus.label}
          minValue={minimumFor(player?.bonus)}
        />
        <FormNumber
          control={control}
          name="total"
          label={playerFields.total.label}
          minValue={minimumFor(player?.total)}
        />
      </Grid>
      <Text size="sm" tone="muted">
        {player === null && 'Facoltativi. L’interno del telefono si collega in «Fonti». '}I punti vengono dai
        dati di ogni giorno: un numero scritto qui resta come correzione a mano.
        {player !== null &&
          monthOf(day) !== monthOf(today) &&
          ` Posizione e punti qui sono di ${monthInWords(today, today)}; la squalifica è per ${monthInWords(day, today)}.`}
      </Text>
      <Controller
        control={control}
        name="joinedOn"
        render={({ field, fieldState }) => (
          <DatePicker
            label={playerFields.joinedOn.label}
            value={field.value}
            today={today}
            onChange={field.onChange}
            onIncomplete={onDateIncomplete}
            description={
              lateNote(field.value) ??
              (player
                ? 'Chi entra dopo l’inizio del contest non vince i premi del mese.'
                : 'Vuoto: dal 1° del mese, finché nessuna chiusura ha trovato numeri di questo mese; poi da oggi, senza i premi del mese.')
            }
            errorMessage={isDateIncomplete ? incomplete(player) : fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Select
            label={playerFields.role.label}
            options={ROLES}
            value={field.value ?? NO_ROLE}
            onChange={(id) => field.onChange(PlayerRole.safeParse(id).data ?? null)}
            description="Facoltativo. Dove se ne usano due o più, la classifica si filtra per ruolo."
          />
        )}
      />
      <TeamField control={control} />
    </Stack>
  );
};

/** The team: one that others are of, or a new one. */
function TeamField({ control }: Pick<PlayerFieldsetProps, 'control'>) {
  const { field, fieldState } = useController({ control, name: 'team' });
  const { data } = useQuery(players);
  const options = useMemo(
    () =>
      teamsOf(data ?? []).map((id) => ({
        id,
        description: `${data?.filter(({ team }) => team === id).length} in squadra`,
      })),
    [data],
  );
  return (
    <ComboBox
      label={playerFields.team.label}
      options={options}
      value={field.value ?? ''}
      onChange={(text) => {
        // It says its text again when it is left.
        if (text !== (field.value ?? '')) field.onChange(text.trimStart() || null);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      description="Facoltativa. Anche per squadra si filtra la classifica."
      errorMessage={fieldState.error?.message}
    />
  );
}
