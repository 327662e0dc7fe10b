import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';

interface LogOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a logout throws away what was typed and is not saved. */
export const LogOutDialog = ({ isOpen, onClose, onConfirm }: LogOutDialogProps) => (
  <ConfirmDialog
    title="Uscire senza salvare?"
    confirmLabel="Esci ed elimina"
    cancelLabel="Resta qui"
    isOpen={isOpen}
    onClose={onClose}
    onConfirm={onConfirm}
  >
    Con il logout quello che hai scritto e non hai salvato viene eliminato da questo dispositivo.
  </ConfirmDialog>
);
