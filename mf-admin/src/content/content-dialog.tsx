import type { ContentItem } from '@vetta/contract/content';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { ChangedByOthers } from '../edits/changed-by-others.tsx';
import * as styles from '../edits/with-preview.css.ts';
import { FormText } from '../form-text.tsx';
import { KeyField } from './key-field.tsx';
import { TextPreview } from './text-preview.tsx';
import { useContentForm } from './use-content-form.ts';
import { ValueField } from './value-field.tsx';

interface ContentDialogProps {
  /** The content to edit; null for a new one. */
  readonly item: Tagged<ContentItem> | null;
  /** All contents, whose keys are taken. */
  readonly items: readonly ContentItem[];
  readonly onClose: () => void;
}

/** Creates or edits a text of the site, beside how the page shows it. */
export function ContentDialog({ item, items, onClose }: ContentDialogProps) {
  const form = useContentForm(item, onClose);
  return (
    <Dialog
      title={item ? 'Modifica Contenuto' : 'Nuovo Contenuto'}
      width="xl"
      isOpen
      isLocked={form.isSaving}
      isTyped={form.draft.isTyped}
      onClose={form.close}
    >
      <form onSubmit={form.submit} noValidate>
        <Stack gap="lg">
          <RestoredDraft draft={form.draft} />
          <ChangedByOthers what={`il contenuto ${item?.key ?? ''}`} now={form.changedByOthers} />
          <div className={styles.columns}>
            <Stack gap="md">
              <KeyField
                control={form.control}
                item={item}
                items={items}
                chosen={form.chosenKey}
                onChoose={form.chooseKey}
              />
              <ValueField control={form.control} contentKey={form.chosenKey} autoFocus={item !== null} />
              <FormText
                control={form.control}
                name="description"
                label="Descrizione (facoltativa)"
                description="Una nota per gli admin: la pagina non la mostra."
              />
            </Stack>
            <TextPreview control={form.control} />
            <DialogActions>
              <Button tone="quiet" isDisabled={form.isSaving} onPress={form.close}>
                Annulla
              </Button>
              <Button type="submit" tone="primary" isPending={form.isSaving}>
                {item ? 'Aggiorna' : 'Aggiungi'}
              </Button>
            </DialogActions>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
