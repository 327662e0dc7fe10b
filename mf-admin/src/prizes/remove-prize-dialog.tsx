import type { Prize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { afterRemoval } from '../edits/after-removal.ts';
import { useRemovePrize } from './use-prize-mutations.ts';

interface RemovePrizeDialogProps {
  readonly prize: Tagged<Prize>;
  readonly onClose: () => void;
}

/** Confirms that a prize is removed. */
export function RemovePrizeDialog({ prize, onClose }: RemovePrizeDialogProps) {
  const remove = useRemovePrize();
  return (
    <ConfirmDialog
      title="Elimina Premio"
      confirmLabel="Elimina"
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(prize, afterRemoval(onClose))}
    >
      Sei sicuro di voler eliminare il premio <strong>{prize.title}</strong>? I mesi chiusi tengono i loro
      premi.
    </ConfirmDialog>
  );
}
