import { zodResolver } from '@hookform/resolvers/zod';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { useForm, useWatch } from 'react-hook-form';
import { inItalian } from '../validation.ts';
import { EntryFields, type EntryOutput, type EntryValues, entryValues } from './entry-values.ts';
import { nextWithoutData } from './next-without-data.ts';
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
  const record = useRecordEntry();

  return {
    control,
    chosen,
    replaced,
    next: nextAfter(chosen),
    isSaving: record.isPending,
    /** Shows another player's day. Numbers typed for the wrong person go along to one without data. */
    choose: (id: string) => {
      const there = entries.get(id);
      if (there || replaced) reset(entryValues(id, there));
      else setValue('playerId', id, { shouldValidate: true });
    },
    save: handleSubmit((entry) => record.mutate({ ...entry, date: day }, { onSuccess: onSaved })),
    saveAndGoOn: handleSubmit((entry) =>
      record.mutate(
        { ...entry, date: day },
        { onSuccess: () => reset(entryValues(nextAfter(entry.playerId)?.id ?? '', undefined)) },
      ),
    ),
  };
}
