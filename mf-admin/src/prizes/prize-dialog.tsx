import type { Prize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { ChangedByOthers } from '../edits/changed-by-others.tsx';
import { FailureReason } from '../edits/failure-reason.tsx';
import * as styles from '../edits/with-preview.css.ts';
import { PrizeFieldset } from './prize-fieldset.tsx';
import { PrizePreview } from './prize-preview.tsx';
import { usePrizeForm } from './use-prize-form.ts';

interface PrizeDialogProps {
  /** The prize to edit; null for a new one. */
  readonly prize: Tagged<Prize> | null;
  /** The position of a new prize. */
  readonly position: number;
  readonly onClose: () => void;
}

/** Creates or edits a prize, beside the card that the page will show. */
export function PrizeDialog({ prize, position, onClose }: PrizeDialogProps) {
  const form = usePrizeForm({ prize, position, onClose });
  return (
    <Dialog
      title={prize ? 'Modifica Premio' : 'Nuovo Premio'}
      width="xl"
      isOpen
      isLocked={form.isSaving}
      isTyped={form.draft.isTyped}
      onClose={form.close}
    >
      <form onSubmit={form.submit} noValidate>
        <Stack gap="lg">
          <RestoredDraft draft={form.draft} />
          <ChangedByOthers what={`il premio ${prize?.title ?? ''}`} now={form.changedByOthers} />
          <FailureReason error={form.error} />
          <div className={styles.columns}>
            <PrizeFieldset control={form.control} />
            <PrizePreview control={form.control} />
            <DialogActions>
              <Button tone="quiet" isDisabled={form.isSaving} onPress={form.close}>
                Annulla
              </Button>
              <Button type="submit" tone="primary" isPending={form.isSaving}>
                {prize ? 'Aggiorna' : 'Aggiungi'}
              </Button>
            </DialogActions>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
