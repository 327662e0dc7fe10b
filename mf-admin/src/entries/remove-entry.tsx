import { formatDay } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { useState } from 'react';
import { useRemoveEntry } from './use-entry-mutations.ts';

interface RemoveEntryProps {
  readonly entry: Entry;
  readonly isDisabled: boolean;
  readonly onRemoved: () => void;
}

/** Removes an entry, for example one of the wrong player, after a confirmation. */
export function RemoveEntry({ entry, isDisabled, onRemoved }: RemoveEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveEntry();
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
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(entry, { onSuccess: onRemoved })}
      >
        Sei sicuro di voler eliminare i dati di {formatDay(entry.date)}? Questa azione non può essere
        annullata.
      </ConfirmDialog>
    </>
  );
}
