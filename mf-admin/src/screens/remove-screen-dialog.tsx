import type { Tagged } from '@vetta/contract/row-tag';
import type { Screen } from '@vetta/contract/screens';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { afterRemoval } from '../edits/after-removal.ts';
import { useRemoveScreen } from './use-screen-mutations.ts';
import { screenName } from './words.ts';

interface RemoveScreenDialogProps {
  readonly screen: Tagged<Screen>;
  readonly onClose: () => void;
}

/** Confirms that a screen is forgotten. */
export function RemoveScreenDialog({ screen, onClose }: RemoveScreenDialogProps) {
  const remove = useRemoveScreen();
  return (
    <ConfirmDialog
      title={`Rimuovi ${screenName(screen)}`}
      confirmLabel="Rimuovi"
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(screen, afterRemoval(onClose))}
    >
      Lo schermo resta acceso, perde il nome e la sua programmazione, e torna a mostrare sei lettere. Non si
      torna indietro: per riaverlo gli si dà di nuovo un nome.
    </ConfirmDialog>
  );
}
