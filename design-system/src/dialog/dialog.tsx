import { type ReactNode, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { keepRoom } from '../toast/toast-room.ts';
import * as styles from './dialog.css.ts';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  /** Called by Escape and by a press outside; if something was typed, once the person has agreed to discard it. */
  onClose: () => void;
  /** The content: usually a form, with its buttons in DialogActions. */
  children: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  width?: 'sm' | 'md' | 'lg' | 'xl';
  /** A × beside its title, both in view while it scrolls: for one that is read, and has no button that ends it. */
  hasClose?: boolean;
  /** Escape and a press outside do not close it, for example while saving. */
  isLocked?: boolean;
  /** Something was typed and not saved: Escape and a press outside ask before it is discarded. */
  isTyped?: boolean;
};

/** A modal dialog. */
export const Dialog = ({
  title,
  isOpen,
  onClose,
  children,
  description,
  width = 'md',
  hasClose = false,
  isLocked = false,
  isTyped = false,
}: DialogProps) => {
  const [isAsking, setAsking] = useState(false);
  const dismiss = () => (isTyped ? setAsking(true) : onClose());
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && dismiss()}
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={styles.overlay}
      data-dialog
      ref={keepRoom}
    >
      <Modal className={`${styles.panel} ${styles.width[width]}`}>
        <AriaDialog className={styles.dialog}>
          <div className={hasClose ? styles.header : undefined}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {hasClose && (
              <button type="button" aria-label="Chiudi" className={styles.close} onClick={dismiss}>
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <path d="m6 6 12 12M18 6 6 18" />
                </svg>
              </button>
            )}
          </div>
          {description !== undefined && <p className={styles.description}>{description}</p>}
          {children}
        </AriaDialog>
      </Modal>
      <ConfirmDialog
        title="Vuoi scartare quello che hai scritto?"
        confirmLabel="Scarta"
        cancelLabel="Continua a scrivere"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={discard}
      >
        Non è ancora salvato.
      </ConfirmDialog>
    </ModalOverlay>
  );
};

/** The row of a dialog's buttons: cancel first, the main action last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
