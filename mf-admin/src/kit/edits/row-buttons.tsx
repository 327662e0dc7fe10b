import { IconButton } from '@vetta/design-system/icon-button';
import { Pencil, Trash2 } from 'lucide-react';

interface RowButtonsProps {
  /** What the row is called. */
  readonly name: string;
  readonly isPending?: boolean;
  /** Undefined of what stands as it is. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** The buttons that change and remove a row, beside each other in the caller's `Inline`. */
export const RowButtons = ({ name, isPending = false, onEdit, onRemove }: RowButtonsProps) => (
  <>
    {onEdit && (
      <IconButton label={`Modifica ${name}`} isPending={isPending} onPress={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
    )}
    <IconButton label={`Elimina ${name}`} tone="danger" isPending={isPending} onPress={onRemove}>
      <Trash2 size={18} aria-hidden="true" />
    </IconButton>
  </>
);
