import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './dialog.css.ts';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  /** Asked for by Escape or a press outside; the owner decides. */
  onClose: () => void;
  /** What stands in the dialog: usually one form, with its buttons in DialogActions. */
  children: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  width?: keyof typeof styles.width;
  /** Not closed by a press outside or Escape: while something is being saved. */
  isLocked?: boolean;
};

/** A question or a form that waits in front of the page. */
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

/** The row of a dialog's buttons: the way back first, the deed last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
