import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions, type DialogProps } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import type { FormEvent, ReactNode } from 'react';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import type { FormDraft } from '../drafts/use-form-draft.ts';
import { ChangedByOthers } from './changed-by-others.tsx';
import { FailureReason } from './failure-reason.tsx';
import * as styles from './row-dialog.css.ts';

interface RowDialogProps extends Pick<DialogProps, 'title' | 'description' | 'width'> {
  /** The state of the form, from `useRowForm`. */
  readonly form: {
    readonly draft: Pick<FormDraft, 'isTyped' | 'isRestored' | 'startOver'>;
    readonly submit: (event: FormEvent) => unknown;
    readonly close: () => void;
    readonly isSaving: boolean;
    readonly changedByOthers: string | undefined;
  };
  /** What another admin may have done meanwhile: «ha cambiato il premio Una cena». */
  readonly othersDid: string;
  /** The sentence that says how the row is now, where «Adesso è: …» would read badly. */
  readonly nowSentence?: (now: string) => string;
  /** Why the last save failed, for calls whose toast has fixed words. */
  readonly error?: Error | null;
  /** «Aggiungi», or another button. */
  readonly submit: string | ReactNode;
  /** «Annulla», or «Chiudi» where something was saved already. */
  readonly cancel?: 'Annulla' | 'Chiudi';
  /** It cannot be closed, but be typed into. */
  readonly isLocked?: boolean;
  /** Buttons before the main one. */
  readonly actions?: ReactNode;
  /** How the page will show what is typed, beside the fields. */
  readonly preview?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  /** A dialog above this one. Beside the form: its own form would submit this one too. */
  readonly above?: ReactNode;
}

/** Adds or edits a row. Tells that it shows a draft, and what another admin has changed meanwhile. */
export function RowDialog({
  form,
  othersDid,
  nowSentence,
  error = null,
  submit,
  cancel = 'Annulla',
  isLocked = false,
  actions,
  preview,
  children,
  above,
  ...dialog
}: RowDialogProps) {
  const buttons = (
    <DialogActions>
      <Button tone="quiet" isDisabled={form.isSaving || isLocked} onPress={form.close}>
        {cancel}
      </Button>
      {actions}
      {typeof submit === 'string' ? (
        <Button type="submit" tone="primary" isPending={form.isSaving}>
          {submit}
        </Button>
      ) : (
        submit
      )}
    </DialogActions>
  );
  return (
    <Dialog
      {...dialog}
      isOpen
      isLocked={form.isSaving || isLocked}
      isTyped={form.draft.isTyped}
      onClose={form.close}
    >
      <form onSubmit={form.submit} noValidate>
        <Stack gap="lg">
          <RestoredDraft draft={form.draft} />
          <ChangedByOthers did={othersDid} now={form.changedByOthers} sentence={nowSentence} />
          <FailureReason error={error} />
          {preview === undefined ? (
            <>
              {children}
              {buttons}
            </>
          ) : (
            <div className={styles.columns}>
              {children}
              {preview}
              {buttons}
            </div>
          )}
        </Stack>
      </form>
      {above}
    </Dialog>
  );
}
