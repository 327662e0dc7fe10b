import { zodResolver } from '@hookform/resolvers/zod';
import { ContentItem } from '@vetta/contract/content';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { changedInWords, type FieldWords } from '../edits/changed-in-words.ts';
import { takeUntouched } from '../edits/take-untouched.ts';
import { useLatestRow } from '../edits/use-latest-row.ts';
import { inItalian } from '../validation.ts';
import { ContentFields, type ContentOutput, type ContentValues, valuesOf } from './content-values.ts';
import { defaultOf } from './places.ts';
import { useAddContent, useChangeContent } from './use-content-mutations.ts';

const TaggedContent = tagged(ContentItem);
const words: FieldWords<ContentItem> = {
  value: (value) => `Valore «${value}»`,
  description: (description) => (description === null ? 'senza descrizione' : `Descrizione «${description}»`),
};

/** The state of the content dialog. `item` is null for a new content. */
export function useContentForm(item: Tagged<ContentItem> | null, onClose: () => void) {
  const form = useForm<ContentValues, unknown, ContentOutput>({
    resolver: zodResolver(ContentFields, inItalian),
    defaultValues: valuesOf(item),
  });
  const { control, handleSubmit, getValues, setValue, reset } = form;
  const draft = useFormDraft(form, `content/${item?.id ?? 'new'}`);
  const close = () => {
    draft.remove();
    onClose();
  };
  const [changedByOthers, setChangedByOthers] = useState<string>();
  const { latest, takeConflict } = useLatestRow(item, TaggedContent, (before, now) => {
    setChangedByOthers(changedInWords<ContentItem>(before, now, words));
    reset(takeUntouched<ContentValues>(getValues(), valuesOf(before), valuesOf(now)), {
      keepDefaultValues: true,
    });
  });
  const add = useAddContent();
  const change = useChangeContent();
  const save = ({ key, value, description }: ContentOutput) => {
    if (latest === null) add.mutate({ key, value, description }, { onSuccess: close });
    // The key is fixed once created.
    else
      change.mutate(
        { item: latest, body: { value, description } },
        { onSuccess: close, onError: takeConflict },
      );
  };
  /** Takes a key, and with it its default to begin with, unless a text of one's own has been typed. */
  const chooseKey = (key: string) => {
    const { key: before, value } = getValues();
    if (value === '' || value === defaultOf(before)) setValue('value', defaultOf(key) ?? '');
    setValue('key', key, { shouldDirty: true });
  };
  return {
    control,
    draft,
    close,
    submit: handleSubmit(save),
    chosenKey: useWatch({ control, name: 'key' }).trim(),
    chooseKey,
    isSaving: add.isPending || change.isPending,
    changedByOthers,
  };
}
