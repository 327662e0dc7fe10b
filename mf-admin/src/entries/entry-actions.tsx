import { Button } from '@vetta/design-system/button';
import { DialogActions } from '@vetta/design-system/dialog';
import type { useEntryForm } from './use-entry-form.ts';

interface EntryActionsProps {
  readonly form: ReturnType<typeof useEntryForm>;
  /** Whether Enter goes on to the next player: that deed is the primary one then. */
  readonly goesOn: boolean;
  readonly onClose: () => void;
}

/** The way back, and the two ways of saving; the one that Enter takes comes last. */
export function EntryActions({ form, goesOn, onClose }: EntryActionsProps) {
  const { replaced, next, isSaving, save, saveAndGoOn } = form;
  const saveWord = replaced ? 'Sostituisci' : 'Salva';
  return (
    <DialogActions>
      <Button tone="quiet" isDisabled={isSaving} onPress={onClose}>
        Annulla
      </Button>
      {goesOn ? (
        <>
          <Button isDisabled={isSaving} onPress={() => save()}>
            {saveWord}
          </Button>
          <Button type="submit" tone="primary" isPending={isSaving}>
            Salva e prossimo
          </Button>
        </>
      ) : (
        <>
          {next && (
            <Button isDisabled={isSaving} onPress={() => saveAndGoOn()}>
              Salva e prossimo
            </Button>
          )}
          <Button type="submit" tone="primary" isPending={isSaving}>
            {saveWord}
          </Button>
        </>
      )}
    </DialogActions>
  );
}
