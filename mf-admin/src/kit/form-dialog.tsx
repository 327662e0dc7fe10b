import { Button } from '@vetta/design-system/button';
import { DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import type { FormEvent, ReactNode } from 'react';
import { TypedDialog, type TypedDialogProps } from './typed-dialog.tsx';

interface FormDialogProps extends Pick<TypedDialogProps, 'title' | 'description' | 'width' | 'isTyped'> {
  readonly onSubmit: (event: FormEvent) => unknown;
  readonly onClose: () => void;
  readonly isSaving: boolean;
  /** «Aggiungi», or another button. */
  readonly submit: ReactNode;
  /** danger: it cannot be undone. */
  readonly tone?: 'primary' | 'danger';
  readonly cancel?: string;
  /** It cannot be closed, but be typed into. */
  readonly isLocked?: boolean;
  /** Buttons before the main one. */
  readonly actions?: ReactNode;
  /** The fields, or what lays them out with the buttons. */
  readonly children: ReactNode | ((buttons: ReactNode) => ReactNode);
  /** A dialog above this one. Beside the form: its own form would submit this one too. */
  readonly above?: ReactNode;
}

/** A dialog with a form: it asks before what was typed goes, and cannot be closed while it saves. */
export function FormDialog({
  onSubmit,
  onClose,
  isSaving,
  submit,
  tone = 'primary',
  cancel = 'Annulla',
  isLocked = false,
  actions,
  children,
  above,
  ...dialog
}: FormDialogProps) {
  const buttons = (
    <DialogActions>
      <Button tone="quiet" isDisabled={isSaving || isLocked} onPress={onClose}>
        {cancel}
      </Button>
      {actions}
      {typeof submit === 'string' ? (
        <Button type="submit" tone={tone} isPending={isSaving}>
          {submit}
        </Button>
      ) : (
        submit
      )}
    </DialogActions>
  );
  return (
    <TypedDialog {...dialog} isOpen isLocked={isSaving || isLocked} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="lg">
          {typeof children === 'function' ? (
            children(buttons)
          ) : (
            <>
              {children}
              {buttons}
            </>
          )}
        </Stack>
      </form>
      {above}
    </TypedDialog>
  );
}
