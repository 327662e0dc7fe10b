import type { ContentItem } from '@vetta/contract/content';
import type { Tagged } from '@vetta/contract/row-tag';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Stack } from '@vetta/design-system/stack';
import { afterRemoval } from '../edits/after-removal.ts';
import { defaultOf } from './places.ts';
import { useRemoveContent } from './use-content-mutations.ts';

interface RemoveContentDialogProps {
  readonly item: Tagged<ContentItem>;
  readonly onClose: () => void;
}

/** Confirms that a text is removed, and says which text the page shows then. */
export function RemoveContentDialog({ item, onClose }: RemoveContentDialogProps) {
  const remove = useRemoveContent();
  return (
    <ConfirmDialog
      title="Elimina Contenuto"
      confirmLabel="Elimina"
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(item, afterRemoval(onClose))}
    >
      <Stack gap="sm">
        <p>
          Sei sicuro di voler eliminare il contenuto "{item.key}"? Questa azione non può essere annullata.
        </p>
        <Afterwards original={defaultOf(item.key)} />
      </Stack>
    </ConfirmDialog>
  );
}

function Afterwards({ original }: { readonly original: string | undefined }) {
  if (original === undefined) return null;
  if (original === '') return <p>Sulla pagina torna il suo filmato.</p>;
  return (
    <p>
      Sulla pagina torna il testo originale: <strong>«{original}»</strong>
    </p>
  );
}
