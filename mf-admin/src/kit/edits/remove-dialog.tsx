import { ConfirmDialog, type ConfirmDialogProps } from '@vetta/design-system/confirm-dialog';
import type { ReactNode } from 'react';
import { isConflict } from '../failures.ts';
import { focusContent } from '../focus-content.ts';

interface RemoveDialogProps<Row> {
  /** «Elimina Premio» */
  readonly title: string;
  readonly confirmLabel?: string;
  /** A milder action that is offered first. */
  readonly alternative?: ConfirmDialogProps['alternative'];
  readonly row: Row;
  /** The mutation that removes it. */
  readonly remove: {
    readonly isPending: boolean;
    readonly mutate: (row: Row, after: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Confirms that a row is removed. The focus then goes to the section, since the button that had it disappears with the row. If
 * another admin has changed the row meanwhile the dialog closes too, and the list shows how.
 */
export const RemoveDialog = <Row,>({
  title,
  confirmLabel = 'Elimina',
  alternative,
  row,
  remove,
  onClose,
  children,
}: RemoveDialogProps<Row>) => (
  <ConfirmDialog
    title={title}
    confirmLabel={confirmLabel}
    {...(alternative && { alternative })}
    isOpen
    isPending={remove.isPending}
    onClose={onClose}
    onConfirm={() =>
      remove.mutate(row, {
        onSuccess: () => {
          onClose();
          focusContent();
        },
        onError: (error) => {
          if (isConflict(error)) onClose();
        },
      })
    }
  >
    {children}
  </ConfirmDialog>
);
