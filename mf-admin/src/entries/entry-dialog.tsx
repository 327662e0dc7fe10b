import { formatDay } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import { Dialog } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import type { FormEvent } from 'react';
import { EntryActions } from './entry-actions.tsx';
import { EntryNumbers } from './entry-numbers.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface EntryDialogProps {
  /** Everybody, in the order in which an evening's numbers are entered. */
  readonly round: readonly Player[];
  readonly day: string;
  /** The day's entries by their player. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The player of the card it was opened from; null where it was opened for the whole round. */
  readonly playerId: string | null;
  readonly onClose: () => void;
}

/**
 * A player's numbers of the chosen day. Opened for the round, Enter saves and goes on to the next player without data;
 * opened from a card, it saves and closes.
 */
export function EntryDialog({ round, day, entries, playerId, onClose }: EntryDialogProps) {
  const form = useEntryForm({ round, day, entries, playerId, onSaved: onClose });
  const goesOn = playerId === null && form.next !== undefined;
  const submit = (event: FormEvent) => (goesOn ? form.saveAndGoOn(event) : form.save(event));
  return (
    <Dialog
      title="Nuova Entry Giornaliera"
      description={`${formatDay(day)} · ${entries.size} di ${round.length} con dati`}
      isOpen
      isLocked={form.isSaving}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Select
            label="Partecipante"
            options={round.map(({ id, name }) => ({
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
              action={<RemoveEntry entry={form.replaced} isDisabled={form.isSaving} onRemoved={onClose} />}
            >
              {form.meanwhile && `Qualcuno ha appena salvato ${form.meanwhile}. `}Salvando li sostituisci.
            </Notice>
          )}
          <EntryNumbers control={form.control} playerId={form.chosen} />
          <EntryActions form={form} goesOn={goesOn} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
