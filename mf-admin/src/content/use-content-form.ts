import { ContentItem } from '@vetta/contract/content';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { useWatch } from 'react-hook-form';
import type { FieldWords } from '../edits/changed-in-words.ts';
import { useRowForm } from '../edits/use-row-form.ts';
import { useUnsentFile } from '../uploads/use-unsent-file.ts';
import { ContentFields, type ContentOutput, valuesOf } from './content-values.ts';
import { defaultOf } from './places.ts';
import { useAddContent, useChangeContent } from './use-content-mutations.ts';

const TaggedContent = tagged(ContentItem);
const words: FieldWords<ContentItem> = {
  value: (value) => `Valore «${value}»`,
  description: (description) => (description === null ? 'senza descrizione' : `Descrizione «${description}»`),
};

/** The state of the content dialog. `item` is null for a new content. */
export function useContentForm(item: Tagged<ContentItem> | null, onClose: () => void) {
  const { form, draft, close, latest, changedByOthers, afterSave } = useRowForm({
    row: item,
    shape: TaggedContent,
    words,
    fields: ContentFields,
    valuesOf,
    draftKey: `content/${item?.id ?? 'new'}`,
    onClose,
  });
  const { control, handleSubmit, getValues, setValue } = form;
  const add = useAddContent();
  const change = useChangeContent();
  const save = ({ key, value, description }: ContentOutput) => {
    if (latest === null) add.mutate({ key, value, description }, afterSave);
    // The key is fixed once created.
    else change.mutate({ item: latest, body: { value, description } }, afterSave);
  };
  /** Takes a key, and with it its default to begin with, unless a text of one's own has been typed. */
  const chooseKey = (key: string) => {
    const { key: before, value } = getValues();
    if (value === '' || value === defaultOf(before)) setValue('value', defaultOf(key) ?? '');
    setValue('key', key, { shouldDirty: true });
  };
  const { isUnsent, fileField, unlessUnsent } = useUnsentFile();
  return {
    control,
    draft: { ...draft, isTyped: draft.isTyped || isUnsent },
    close,
    submit: handleSubmit(unlessUnsent(save)),
    fileField,
    chosenKey: useWatch({ control, name: 'key' }).trim(),
    chooseKey,
    isSaving: add.isPending || change.isPending,
    changedByOthers,
  };
}
