import { zodResolver } from '@hookform/resolvers/zod';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { inItalian } from '../validation.ts';
import { EntryFields, type EntryOutput, type EntryValues, entryValues } from './entry-values.ts';
import { nextWithoutData } from './next-without-data.ts';
import { numbersInWords } from './numbers-in-words.ts';
import { sameNumbers } from './same-numbers.ts';
import { useRecordEntry } from './use-entries.ts';

interface EntryRound {
  /** Everybody, in the round's order. */
  readonly round: readonly Player[];
  readonly day: string;
  /** The day's entries by their player. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Whose day is shown first; null: the first without data. */
  readonly playerId: string | null;
  readonly onSaved: () => void;
}

/** The form of one player's day: who it is of, what it replaces, who comes next. */
export function useEntryForm({ round, day, entries, playerId, onSaved }: EntryRound) {
  const nextAfter = (id: string) => nextWithoutData(round, (player) => entries.has(player.id), id);
  const first = playerId ?? nextAfter('')?.id ?? '';
  const { control, handleSubmit, reset, setValue } = useForm<EntryValues, unknown, EntryOutput>({
    resolver: zodResolver(EntryFields, inItalian),
    defaultValues: entryValues(first, entries.get(first)),
  });
  const chosen = useWatch({ control, name: 'playerId' });
  const replaced = entries.get(chosen);
  // The list goes on being refreshed beneath the dialog, the numbers being typed do not.
  const [shown, setShown] = useState(replaced);
  const record = useRecordEntry();
  const show = (id: string, there: Entry | undefined) => {
    setShown(there);
    reset(entryValues(id, there));
  };

  return {
    control,
    chosen,
    replaced,
    /** What somebody else saved of this day since it is shown here, in words. */
    meanwhile: replaced && !sameNumbers(replaced, shown) ? numbersInWords(replaced) : undefined,
    next: nextAfter(chosen),
    isSaving: record.isPending,
    /** Shows another player's day. Numbers typed for the wrong person go along to one without data. */
    choose: (id: string) => {
      const there = entries.get(id);
      if (there || shown) show(id, there);
      else setValue('playerId', id, { shouldValidate: true });
    },
    save: handleSubmit((entry) =>
      record.mutate({ entry: { ...entry, date: day }, shown }, { onSuccess: onSaved }),
    ),
    saveAndGoOn: handleSubmit((entry) =>
      record.mutate(
        { entry: { ...entry, date: day }, shown },
        { onSuccess: () => show(nextAfter(entry.playerId)?.id ?? '', undefined) },
      ),
    ),
  };
}
