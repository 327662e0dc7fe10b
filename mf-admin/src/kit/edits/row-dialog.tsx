import type { ComponentProps, FormEvent, ReactNode } from 'react';
import type { FormDraft } from '../drafts/use-form-draft.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ChangedByOthers, FailureReason, RestoredDraft } from './form-notices.tsx';
import * as styles from './row-dialog.css.ts';

interface RowDialogProps
  extends Omit<
    ComponentProps<typeof FormDialog>,
    'isTyped' | 'isSaving' | 'onSubmit' | 'onClose' | 'children'
  > {
  /** The state of the form, from `useRowForm`. */
  readonly form: {
    readonly draft: Pick<FormDraft, 'isTyped' | 'isRestored' | 'startOver'>;
    readonly submit: (event: FormEvent) => unknown;
    readonly close: () => void;
    readonly isSaving: boolean;
    readonly changedByOthers: { readonly by: string; readonly now: string } | undefined;
  };
  /** What another admin may have done meanwhile: «ha cambiato il premio Una cena». */
  readonly othersDid: string;
  /** The sentence that says how the row is now, where «Adesso è: …» would read badly. */
  readonly nowSentence?: (now: string) => string;
  /** Why the last save failed, for calls whose toast has fixed words. */
  readonly error?: Error | null;
  /** How the page will show what is typed, beside the fields. */
  readonly preview?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Adds or edits a row. Tells that it shows a draft, and what another admin has changed meanwhile. */
export const RowDialog = ({
  form,
  othersDid,
  nowSentence,
  error = null,
  preview,
  children,
  ...dialog
}: RowDialogProps) => (
  <FormDialog
    {...dialog}
    isTyped={form.draft.isTyped}
    isSaving={form.isSaving}
    onSubmit={form.submit}
    onClose={form.close}
  >
    {(buttons) => (
      <>
        <RestoredDraft draft={form.draft} />
        {form.changedByOthers && (
          <ChangedByOthers did={othersDid} {...form.changedByOthers} sentence={nowSentence} />
        )}
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
      </>
    )}
  </FormDialog>
);
