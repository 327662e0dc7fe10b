import { formatDay } from '@vetta/contract/client/formats';
import { type Entry, isRecorded } from '@vetta/contract/entries';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Inline } from '@vetta/design-system/inline';
import { Notice } from '@vetta/design-system/notice';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Control } from 'react-hook-form';
import { RestoredDraft } from '../kit/edits/form-notices.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
import { FormCheckbox, FormNumber } from '../kit/form-fields.tsx';
import * as styles from './entry-dialog.css.ts';
import { type EntryOutput, type EntryValues, entryFields } from './entry-fields.ts';
import { useRemoveEntry } from './entry-mutations.ts';
import { type EntryFormOptions, useEntryForm } from './use-entry-form.ts';
import { isMissing, missingInWords } from './with-data.ts';

const SAVE_AND_NEXT = 'Salva e prossimo';

/**
 * A player's numbers of the chosen day. If it was opened for all players, Enter saves and shows the next player without
 * data; if it was opened from a card, Enter saves and closes.
 */
export function EntryDialog({ players, day, entries, playerId, onClose }: EntryFormOptions) {
  const form = useEntryForm({ players, day, entries, playerId, onClose });
  const { draft, close } = form;
  const isNextPrimary = playerId === null && form.next !== undefined;
  const saveLabel = form.replaced ? 'Sostituisci' : 'Salva';
  const submit = (event: FormEvent) => (isNextPrimary ? form.saveAndNext(event) : form.save(event));
  return (
    <FormDialog
      title="Nuova Entry Giornaliera"
      description={`${formatDay(day)} · ${missingInWords(players.filter((player) => isMissing(player, day, entries)).length)}`}
      isTyped={draft.isTyped}
      isSaving={form.isSaving}
      actions={
        form.next && (
          <Button
            isDisabled={form.isSaving}
            onPress={() => (isNextPrimary ? form.save() : form.saveAndNext())}
          >
            {isNextPrimary ? saveLabel : SAVE_AND_NEXT}
          </Button>
        )
      }
      submit={isNextPrimary ? SAVE_AND_NEXT : saveLabel}
      onSubmit={submit}
      onClose={close}
      above={form.unusualDialog}
    >
      <RestoredDraft draft={draft} />
      <Select
        label="Partecipante"
        options={players.map(({ id, name }) => ({
          id,
          label: isRecorded(entries.get(id)) ? `${name} · con dati` : name,
        }))}
        value={form.chosen === '' ? null : form.chosen}
        onChange={form.choose}
      />
      {form.replaced && (
        <Notice
          tone="info"
          title={form.replaced.absent ? 'In questo giorno è assente' : 'Questo giorno ha già dei dati'}
          action={<RemoveEntry entry={form.replaced} isDisabled={form.isSaving} onRemoved={close} />}
        >
          {form.savedByOthers && `Qualcuno ha appena salvato ${form.savedByOthers}. `}Salvando li sostituisci.
        </Notice>
      )}
      {form.isRemovedByOthers && (
        <Notice tone="info" title="Intanto un altro admin ha eliminato i dati di questo giorno">
          Salvando li inserisci di nuovo.
        </Notice>
      )}
      <EntryNumbers
        control={form.control}
        playerId={form.chosen}
        absence={
          form.chosen !== '' && !form.replaced?.absent ? (
            <Button
              size="sm"
              tone="quiet"
              isDisabled={form.isSaving}
              onPress={() => form.markAbsent({ goesOn: isNextPrimary })}
            >
              Segna assente
            </Button>
          ) : null
        }
      />
    </FormDialog>
  );
}

interface EntryNumbersProps {
  readonly control: Control<EntryValues, unknown, EntryOutput>;
  /** The player of these numbers: the first field gets the focus when it changes. */
  readonly playerId: string;
  /** The button for somebody who has no numbers because they were away. */
  readonly absence: ReactNode;
}

/** The four fields of an entry. */
function EntryNumbers({ control, playerId, absence }: EntryNumbersProps) {
  const numbers = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each player
  useEffect(() => {
    const first = numbers.current?.querySelector<HTMLInputElement>('input[type="text"]');
    first?.focus();
    first?.select();
  }, [playerId]);
  return (
    <Stack gap="md">
      <div ref={numbers} className={styles.numbers}>
        <FormNumber control={control} name="rings" label={entryFields.rings.label} />
        <FormNumber control={control} name="apptSet" label={entryFields.apptSet.label} />
        <FormNumber control={control} name="apptDone" label={entryFields.apptDone.label} />
      </div>
      <Inline gap="xs" justify="between">
        <FormCheckbox control={control} name="alignment">
          Allineamento Obiettivi
        </FormCheckbox>
        {absence}
      </Inline>
    </Stack>
  );
}

interface RemoveEntryProps {
  readonly entry: Tagged<Entry>;
  readonly isDisabled: boolean;
  readonly onRemoved: () => void;
}

/** Removes an entry, for example one of the wrong player, after a confirmation. */
function RemoveEntry({ entry, isDisabled, onRemoved }: RemoveEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveEntry();
  const close = () => setAsking(false);
  return (
    <>
      <Button size="sm" isDisabled={isDisabled} onPress={() => setAsking(true)}>
        Elimina
      </Button>
      <ConfirmDialog
        title="Elimina Entry"
        confirmLabel="Elimina"
        isOpen={isAsking}
        isPending={remove.isPending}
        onClose={close}
        // After a failure the entry dialog shows the entry as it is now.
        onConfirm={() => remove.mutate(entry, { onSuccess: onRemoved, onError: close })}
      >
        Sei sicuro di voler eliminare i dati di {formatDay(entry.date)}? Questa azione non può essere
        annullata.
      </ConfirmDialog>
    </>
  );
}
