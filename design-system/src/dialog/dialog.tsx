import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { keepRoom } from '../toast/toast-room.ts';
import * as styles from './dialog.css.ts';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  /** Called by Escape, by a press outside and by the ×. */
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
}: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
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
            <button type="button" aria-label="Chiudi" className={styles.close} onClick={onClose}>
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
  </ModalOverlay>
);

/** The row of a dialog's buttons: cancel first, the main action last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
