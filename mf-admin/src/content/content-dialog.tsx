import { ContentItem, NewContent } from '@vetta/contract/content';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { ComboBox } from '@vetta/design-system/combo-box';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { RowDialog } from '../edits/row-dialog.tsx';
import { useRowForm } from '../edits/use-row-form.ts';
import { FormText } from '../form-text.tsx';
import { MediaField } from '../uploads/media-field.tsx';
import { type FileField, useUnsentFile } from '../uploads/use-unsent-file.ts';
import * as styles from './content.css.ts';
import { contentFields, valuesOf } from './content-fields.ts';
import { useAddContent, useChangeContent } from './content-mutations.ts';
import { defaultOf, freeKeys, isMediaKey, placeOf } from './places.ts';
import { type ContentControl, TextPreview } from './text-preview.tsx';

const TaggedContent = tagged(ContentItem);

interface ContentDialogProps {
  /** The content to edit; null for a new one. */
  readonly item: Tagged<ContentItem> | null;
  /** All contents, whose keys are taken. */
  readonly items: readonly ContentItem[];
  readonly onClose: () => void;
}

/** Creates or edits a text of the site, beside how the page shows it. */
export function ContentDialog({ item, items, onClose }: ContentDialogProps) {
  const add = useAddContent();
  const change = useChangeContent();
  const { isUnsent, unsentFile, upload, fileField, withFile } = useUnsentFile();
  const form = useRowForm({
    row: item,
    shape: TaggedContent,
    fields: contentFields,
    schema: NewContent,
    valuesOf,
    draftKey: `content/${item?.id ?? 'new'}`,
    save: ({ key, value: typed, description }, latest, after) =>
      withFile((address) => {
        const value = address ?? typed;
        if (latest === null) add.mutate({ key, value, description }, after);
        // The key is fixed once created.
        else change.mutate({ item: latest, body: { value, description } }, after);
      }),
    saving: [add, change, upload],
    onClose,
  });
  const { control, getValues, setValue } = form;
  const chosenKey = useWatch({ control, name: 'key' }).trim();
  /** Takes a key, and with it its default to begin with, unless a text of one's own has been typed. */
  const chooseKey = (key: string) => {
    const { key: before, value } = getValues();
    if (value === '' || value === defaultOf(before)) setValue('value', defaultOf(key) ?? '');
    setValue('key', key, { shouldDirty: true });
  };
  return (
    <RowDialog
      title={item ? 'Modifica Contenuto' : 'Nuovo Contenuto'}
      width="xl"
      form={{ ...form, draft: { ...form.draft, isTyped: form.draft.isTyped || isUnsent } }}
      othersDid={`ha cambiato il contenuto ${item?.key}`}
      submit={item ? 'Aggiorna' : 'Aggiungi'}
      preview={<TextPreview control={control} file={unsentFile} />}
    >
      <Stack gap="md">
        <KeyField control={control} item={item} items={items} chosen={chosenKey} onChoose={chooseKey} />
        <ValueField
          control={control}
          contentKey={chosenKey}
          fileField={fileField}
          autoFocus={item !== null}
        />
        <FormText
          control={control}
          name="description"
          label={`${contentFields.description.label} (facoltativa)`}
          description="Una nota per gli admin: la pagina non la mostra."
        />
      </Stack>
    </RowDialog>
  );
}

interface KeyFieldProps {
  readonly control: ContentControl;
  readonly item: ContentItem | null;
  readonly items: readonly ContentItem[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** The key: of a new content one of the page's texts or any other, then fixed. */
function KeyField({ control, item, items, chosen, onChoose }: KeyFieldProps) {
  const { field, fieldState } = useController({ control, name: 'key' });
  const options = useMemo(() => freeKeys(items), [items]);
  if (item)
    return (
      <div>
        <Text size="sm" weight="medium" tone="muted">
          Chiave
        </Text>
        <p className={styles.key}>{item.key}</p>
        <Text size="sm" tone="muted">
          {placeOf(item.key)} · la chiave non si cambia
        </Text>
      </div>
    );
  const isKnown = defaultOf(chosen) !== undefined;
  return (
    <ComboBox
      label="Chiave"
      options={options}
      value={field.value}
      onChange={onChoose}
      onBlur={field.onBlur}
      inputRef={field.ref}
      autoFocus
      description={
        isKnown || chosen === ''
          ? 'Scegli un testo della pagina, o scrivi una chiave tua.'
          : 'La pagina non ha un testo con questa chiave: resta una nota.'
      }
      errorMessage={fieldState.error?.message}
    />
  );
}

interface ValueFieldProps {
  readonly control: ContentControl;
  readonly contentKey: string;
  readonly fileField: FileField;
  readonly autoFocus: boolean;
}

/** The text, with the default that it replaces; for the key of a film a file or an address. */
function ValueField({ control, contentKey, fileField, autoFocus }: ValueFieldProps) {
  const { field, fieldState } = useController({ control, name: 'value' });
  if (isMediaKey(contentKey))
    return (
      <MediaField
        label={contentFields.value.label}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        description="Prende il posto del filmato della pagina."
        errorMessage={fieldState.error?.message}
        {...fileField}
      />
    );
  const original = defaultOf(contentKey);
  return (
    <Stack gap="xs">
      <FormText
        control={control}
        name="value"
        label={contentFields.value.label}
        rows={3}
        autoFocus={autoFocus}
      />
      {original !== undefined && original !== field.value && (
        <div className={styles.original}>
          <Text size="sm" tone="muted">
            Testo originale: «{original}»
          </Text>
          <Button size="sm" tone="quiet" onPress={() => field.onChange(original)}>
            Riprendi
          </Button>
        </div>
      )}
    </Stack>
  );
}
