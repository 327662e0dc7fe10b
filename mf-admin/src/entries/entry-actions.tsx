import { Button } from '@vetta/design-system/button';
import { DialogActions } from '@vetta/design-system/dialog';
import type { useEntryForm } from './use-entry-form.ts';

interface EntryActionsProps {
  readonly form: ReturnType<typeof useEntryForm>;
  /** Whether «Salva e prossimo» is the primary button, the one that Enter presses. */
  readonly isNextPrimary: boolean;
}

/** The dialog's buttons; the primary one comes last. */
export function EntryActions({ form, isNextPrimary }: EntryActionsProps) {
  const { replaced, next, isSaving, save, saveAndNext, close } = form;
  const saveLabel = replaced ? 'Sostituisci' : 'Salva';
  return (
    <DialogActions>
      <Button tone="quiet" isDisabled={isSaving} onPress={close}>
        Annulla
      </Button>
      {isNextPrimary ? (
        <>
          <Button isDisabled={isSaving} onPress={() => save()}>
            {saveLabel}
          </Button>
          <Button type="submit" tone="primary" isPending={isSaving}>
            Salva e prossimo
          </Button>
        </>
      ) : (
        <>
          {next && (
            <Button isDisabled={isSaving} onPress={() => saveAndNext()}>
              Salva e prossimo
            </Button>
          )}
          <Button type="submit" tone="primary" isPending={isSaving}>
            {saveLabel}
          </Button>
        </>
      )}
    </DialogActions>
  );
}
