import { ConfirmDialog, type ConfirmDialogProps } from '@vetta/design-system/confirm-dialog';
import { Dialog, type DialogProps } from '@vetta/design-system/dialog';
import { useState } from 'react';

export interface TypedDialogProps extends DialogProps {
  /** Something was typed and not saved: Escape and a press outside ask before it is discarded. */
  readonly isTyped?: boolean;
}

export function TypedDialog({ isTyped = false, onClose, children, ...dialog }: TypedDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <Dialog {...dialog} onClose={() => (isTyped ? setAsking(true) : onClose())}>
      {children}
      <DiscardQuestion
        confirmLabel="Scarta"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={discard}
      />
    </Dialog>
  );
}

/** Asks before what was typed is discarded. */
export const DiscardQuestion = (
  question: Pick<ConfirmDialogProps, 'confirmLabel' | 'isOpen' | 'onClose' | 'onConfirm'>,
) => (
  <ConfirmDialog
    title="Vuoi scartare quello che hai scritto?"
    cancelLabel="Continua a scrivere"
    {...question}
  >
    Non è ancora salvato.
  </ConfirmDialog>
);
