import { useQuery } from '@tanstack/react-query';
import { usualNumbers } from '@vetta/contract/client/admin-queries';
import { type Entry, isRecorded } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { unusualNumbers } from '@vetta/contract/unusual';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { hasDraft } from '../kit/drafts/stored-draft.ts';
import { useFormDraft } from '../kit/drafts/use-form-draft.ts';
import { useCheckedForm } from '../kit/use-checked-form.ts';
import {
  EntryForm,
  type EntryOutput,
  type EntryValues,
  entryValues,
  numbersInWords,
  sameNumbers,
  typedNumbers,
} from './entry-fields.ts';
import { useRecordEntry } from './entry-mutations.ts';
import { useAskUnusual } from './use-ask-unusual.tsx';
import { nextWithoutData } from './with-data.ts';

export interface EntryFormOptions {
  /** All players in the order of data entry. */
  readonly players: readonly Player[];
  readonly day: string;
  /** The day's entries by their player. */
  readonly entries: ReadonlyMap<string, Tagged<Entry>>;
  /** The player who is shown first; null for one whose numbers are half typed, else the first one without data. */
  readonly playerId: string | null;
  readonly onClose: () => void;
}

/** The state of the entry dialog: its player, the entry that saving replaces, and the next player. */
export function useEntryForm({ players, day, entries, playerId, onClose }: EntryFormOptions) {
  const nextAfter = (id: string) =>
    nextWithoutData(players, (player) => isRecorded(entries.get(player.id)), id);
  const draftOf = ({ playerId: id }: Pick<EntryValues, 'playerId'>) => `entry/${day}/${id}`;
  const [first] = useState(
    () =>
      playerId ??
      players.find(({ id }) => hasDraft(draftOf({ playerId: id })))?.id ??
      nextAfter('')?.id ??
      '',
  );
  const form = useCheckedForm(EntryForm, entryValues(first, entries.get(first)));
  const { control, handleSubmit, setError } = form;
  const draft = useFormDraft(form, draftOf);
  const chosen = useWatch({ control, name: 'playerId' });
  const replaced = entries.get(chosen);
  // The list is refreshed while the dialog is open; the numbers being typed stay.
  const [shown, setShown] = useState(replaced);
  const record = useRecordEntry();
  const { data: usual = [] } = useQuery(usualNumbers(day));
  const unusual = useAskUnusual();
  const show = (id: string, entry: Tagged<Entry> | undefined) => {
    setShown(entry);
    draft.showRow(entryValues(id, entry));
  };
  const close = () => {
    draft.remove();
    onClose();
  };

  const showNext = (id: string) => {
    draft.remove();
    show(nextAfter(id)?.id ?? '', undefined);
  };
  /** Records what was typed: an untouched number stays as it is, counted or typed. */
  const recordTyped = ({ playerId: of, ...numbers }: EntryOutput, onSuccess: () => void) => {
    const typed = typedNumbers(numbers, entryValues(of, shown));
    const { rings = 0, apptSet = 0, apptDone = 0 } = numbers;
    const strange = unusualNumbers(
      { rings, apptSet, apptDone },
      usual.find(({ playerId: id }) => id === of),
    )
      .filter(({ column }) => typed[column] !== undefined)
      .map(({ sentence }) => `${players.find(({ id }) => id === of)?.name}: ${sentence}`);
    if (Object.keys(typed).length > 0)
      unusual.ask(strange, () =>
        record.mutate({ day, entry: { playerId: of, ...typed }, replaced }, { onSuccess }),
      );
    else if (replaced) onSuccess();
    else setError('rings', { message: 'Serve almeno un numero' }, { shouldFocus: true });
  };
  return {
    control,
    draft,
    chosen,
    replaced,
    /** The numbers that another admin saved since the dialog shows this player, in words. */
    savedByOthers: replaced && !sameNumbers(replaced, shown) ? numbersInWords(replaced) : undefined,
    /** Whether another admin removed the numbers since the dialog shows this player. */
    isRemovedByOthers: shown !== undefined && replaced === undefined,
    next: nextAfter(chosen),
    isSaving: record.isPending,
    unusualDialog: unusual.dialog,
    /** Shows another player. Numbers typed for the wrong player stay if the other one has no data and no draft. */
    choose: (id: string) => {
      const entry = entries.get(id);
      if (entry || shown) show(id, entry);
      else draft.showRow(entryValues(id, undefined), { keepsTyped: true });
    },
    /** Closes the dialog; what was typed is discarded. */
    close,
    save: handleSubmit((entry) => recordTyped(entry, close)),
    saveAndNext: handleSubmit((entry) => recordTyped(entry, () => showNext(entry.playerId))),
    /** Records that the player was away: a day without numbers, for which nobody is asked. */
    markAbsent: ({ goesOn }: { readonly goesOn: boolean }) =>
      record.mutate(
        { day, entry: { playerId: chosen, absent: true }, replaced },
        { onSuccess: () => (goesOn ? showNext(chosen) : close()) },
      ),
  };
}
