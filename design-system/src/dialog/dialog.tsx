import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './dialog.css.ts';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  /** Called by Escape and by a press outside. */
  onClose: () => void;
  /** The content: usually a form, with its buttons in DialogActions. */
  children: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  width?: keyof typeof styles.width;
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
  isLocked = false,
}: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    isDismissable={!isLocked}
    isKeyboardDismissDisabled={isLocked}
    className={styles.overlay}
  >
    <Modal className={`${styles.panel} ${styles.width[width]}`}>
      <AriaDialog className={styles.dialog}>
        <div>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {description !== undefined && <p className={styles.words}>{description}</p>}
        </div>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);

/** The row of a dialog's buttons: cancel first, the main action last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
