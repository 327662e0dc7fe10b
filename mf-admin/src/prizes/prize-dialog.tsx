import type { Prize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import { EditDialog } from '../edits/edit-dialog.tsx';
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
    <EditDialog
      title={prize ? 'Modifica Premio' : 'Nuovo Premio'}
      what={prize && `il premio ${prize.title}`}
      form={form}
      preview={<PrizePreview control={form.control} />}
    >
      <PrizeFieldset control={form.control} fileField={form.fileField} />
    </EditDialog>
  );
}
