import { formatDay } from '@vetta/contract/client/formats';
import type { Entry } from '@vetta/contract/entries';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { useState } from 'react';
import { useRemoveEntry } from './use-entry-mutations.ts';

interface RemoveEntryProps {
  readonly entry: Tagged<Entry>;
  readonly isDisabled: boolean;
  readonly onRemoved: () => void;
}

/** Removes an entry, for example one of the wrong player, after a confirmation. */
export function RemoveEntry({ entry, isDisabled, onRemoved }: RemoveEntryProps) {
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
