import type { ContentItem } from '@vetta/contract/content';
import type { Tagged } from '@vetta/contract/row-tag';
import { Stack } from '@vetta/design-system/stack';
import { EditDialog } from '../edits/edit-dialog.tsx';
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
    <EditDialog
      title={item ? 'Modifica Contenuto' : 'Nuovo Contenuto'}
      what={item && `il contenuto ${item.key}`}
      form={form}
      preview={<TextPreview control={form.control} />}
    >
      <Stack gap="md">
        <KeyField
          control={form.control}
          item={item}
          items={items}
          chosen={form.chosenKey}
          onChoose={form.chooseKey}
        />
        <ValueField
          control={form.control}
          contentKey={form.chosenKey}
          fileField={form.fileField}
          autoFocus={item !== null}
        />
        <FormText
          control={form.control}
          name="description"
          label="Descrizione (facoltativa)"
          description="Una nota per gli admin: la pagina non la mostra."
        />
      </Stack>
    </EditDialog>
  );
}
