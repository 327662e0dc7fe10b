import { formatDay } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { Dialog } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import type { FormEvent } from 'react';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { countWithData } from './count-with-data.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryNumbers } from './entry-numbers.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface EntryDialogProps {
  /** All players in the order of data entry. */
  readonly players: readonly Player[];
  readonly day: string;
  /** The day's entries by their player. */
  readonly entries: ReadonlyMap<string, Tagged<Entry>>;
  /** The player whose card opened the dialog; null if it was opened for all players. */
  readonly playerId: string | null;
  readonly onClose: () => void;
}

/**
 * A player's numbers of the chosen day. If it was opened for all players, Enter saves and shows the next player without
 * data; if it was opened from a card, Enter saves and closes.
 */
export function EntryDialog({ players, day, entries, playerId, onClose }: EntryDialogProps) {
  const form = useEntryForm({ players, day, entries, playerId, onClose });
  const { draft, close } = form;
  const isNextPrimary = playerId === null && form.next !== undefined;
  const submit = (event: FormEvent) => (isNextPrimary ? form.saveAndNext(event) : form.save(event));
  return (
    <Dialog
      title="Nuova Entry Giornaliera"
      description={`${formatDay(day)} · ${countWithData(players, entries)} di ${players.length} con dati`}
      isOpen
      isLocked={form.isSaving}
      isTyped={draft.isTyped}
      onClose={close}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <RestoredDraft draft={draft} />
          <Select
            label="Partecipante"
            options={players.map(({ id, name }) => ({
              id,
              label: entries.has(id) ? `${name} · con dati` : name,
            }))}
            value={form.chosen === '' ? null : form.chosen}
            onChange={form.choose}
          />
          {form.replaced && (
            <Notice
              tone="info"
              title="Questo giorno ha già dei dati"
              action={<RemoveEntry entry={form.replaced} isDisabled={form.isSaving} onRemoved={close} />}
            >
              {form.savedByOthers && `Qualcuno ha appena salvato ${form.savedByOthers}. `}Salvando li
              sostituisci.
            </Notice>
          )}
          {form.isRemovedByOthers && (
            <Notice tone="info" title="Intanto un altro admin ha eliminato i dati di questo giorno">
              Salvando li inserisci di nuovo.
            </Notice>
          )}
          <EntryNumbers control={form.control} playerId={form.chosen} />
          <EntryActions form={form} isNextPrimary={isNextPrimary} />
        </Stack>
      </form>
    </Dialog>
  );
}
