import type { FormEvent, ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { Button } from '../button/button.tsx';
import * as styles from '../dialog/dialog.css.ts';
import { keepRoom } from '../toast/toast-room.ts';

export type ConfirmDialogProps = {
  title: string;
  /** What the action does, and to whom. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** A milder action that is offered before the confirmed one. */
  alternative?: { label: string; onPress: () => void };
  /** danger: the action cannot be undone. neutral: it only leaves, and loses nothing. */
  tone?: 'primary' | 'neutral' | 'danger';
  isOpen: boolean;
  /** The action is running: its button cannot be pressed again. */
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms an action. «Annulla» has the focus, Enter in a field of the question confirms, and a press outside does nothing. */
export const ConfirmDialog = ({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Annulla',
  alternative,
  tone = 'danger',
  isOpen,
  isPending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    // A form that the dialog was opened from is its parent to React.
    event.stopPropagation();
    onConfirm();
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isKeyboardDismissDisabled={isPending}
      className={styles.overlay}
      data-dialog
      ref={keepRoom}
    >
      <Modal className={`${styles.panel} ${styles.width.sm}`}>
        <AriaDialog role="alertdialog" className={styles.dialog}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          <form className={styles.form} onSubmit={confirm} noValidate>
            <Text slot="description" elementType="div" className={styles.words}>
              {children}
            </Text>
            <div className={styles.actions}>
              <Button tone="quiet" onPress={onClose} isDisabled={isPending} autoFocus>
                {cancelLabel}
              </Button>
              {alternative && (
                <Button onPress={alternative.onPress} isDisabled={isPending}>
                  {alternative.label}
                </Button>
              )}
              <Button type="submit" tone={tone} isPending={isPending}>
                {confirmLabel}
              </Button>
            </div>
          </form>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
