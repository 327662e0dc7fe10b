import type { AuditedChange } from '@vetta/contract/audit';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import type { Names } from './words/account.ts';
import { tell } from './words/tell.ts';
import { who } from './words/who.ts';

interface UndoDialogProps {
  readonly change: AuditedChange;
  readonly names: Names;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms the undo of a change that touched many rows. */
export const UndoDialog = ({ change, names, isPending, onConfirm, onClose }: UndoDialogProps) => (
  <ConfirmDialog
    title="Annulla modifica"
    confirmLabel="Annulla la modifica"
    cancelLabel="Indietro"
    isOpen
    isPending={isPending}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <strong>{who(change.actor)}</strong> {tell(change, names).did}. Tornano tutte le righe di prima; anche
    questo si può annullare.
  </ConfirmDialog>
);
