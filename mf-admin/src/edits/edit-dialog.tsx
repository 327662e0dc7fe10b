import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import type { FormEvent, ReactNode } from 'react';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import type { FormDraft } from '../drafts/use-form-draft.ts';
import { ChangedByOthers } from './changed-by-others.tsx';
import { FailureReason } from './failure-reason.tsx';
import * as styles from './with-preview.css.ts';

interface EditDialogProps {
  readonly title: string;
  /** The row to edit, in words: «il premio Una cena»; null for a new one. */
  readonly what: string | null;
  /** The state of the form, as its hook returns it. */
  readonly form: {
    readonly draft: Pick<FormDraft, 'isTyped' | 'isRestored' | 'startOver'>;
    readonly submit: (event: FormEvent) => unknown;
    readonly close: () => void;
    readonly isSaving: boolean;
    readonly changedByOthers: string | undefined;
    /** Why the last save failed, for calls whose reason is shown in the dialog. */
    readonly error?: Error | null;
  };
  /** How the page will show what is typed. */
  readonly preview: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Creates or edits a row of the site beside its preview. Keeps a draft, and tells what another admin changed meanwhile. */
export const EditDialog = ({ title, what, form, preview, children }: EditDialogProps) => (
  <Dialog
    title={title}
    width="xl"
    isOpen
    isLocked={form.isSaving}
    isTyped={form.draft.isTyped}
    onClose={form.close}
  >
    <form onSubmit={form.submit} noValidate>
      <Stack gap="lg">
        <RestoredDraft draft={form.draft} />
        {what !== null && <ChangedByOthers what={what} now={form.changedByOthers} />}
        <FailureReason error={form.error ?? null} />
        <div className={styles.columns}>
          {children}
          {preview}
          <DialogActions>
            <Button tone="quiet" isDisabled={form.isSaving} onPress={form.close}>
              Annulla
            </Button>
            <Button type="submit" tone="primary" isPending={form.isSaving}>
              {what === null ? 'Aggiungi' : 'Aggiorna'}
            </Button>
          </DialogActions>
        </div>
      </Stack>
    </form>
  </Dialog>
);
