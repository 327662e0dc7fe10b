import type { Tagged } from '@vetta/contract/row-tag';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { takeUntouched } from '../drafts/typed-fields.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { isConflict, otherAdmin } from '../failures.ts';
import { changedInWords, type Fields } from '../fields/fields.ts';
import { useCheckedForm } from '../use-checked-form.ts';

/** What follows a save: the options of its mutation. */
export interface AfterSave {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

interface RowForm<Row, Values, Output> {
  /** The row to edit; null for a new one. */
  readonly row: Tagged<Row> | null;
  /** The row as a 412 answers it. */
  readonly shape: z.ZodType<Tagged<Row>>;
  readonly fields: Fields<Row>;
  /** What the form checks. */
  readonly schema: z.ZodType<Output, Values>;
  /** The form's values of a row, and of a new one, in the order of the screen. */
  readonly valuesOf: (row: Row | null) => NoInfer<DefaultValues<Values>>;
  /** Names the row's draft: `prize/new`. */
  readonly draftKey: string;
  /** Makes the call. `latest` is the row that it is meant for; null for a new one. */
  readonly save: (output: Output, latest: Tagged<Row> | null, after: AfterSave) => unknown;
  /** The mutations that `save` uses. */
  readonly saving: readonly { readonly isPending: boolean; readonly error: Error | null }[];
  readonly onClose: () => void;
}

/**
 * The form of a dialog that adds or edits a row: its draft, its save, and what another admin changes meanwhile. After a save
 * the dialog closes. After a 412 it says how the row is now and keeps what was typed; fields that were not touched follow the
 * row, and the next save replaces it. RowDialog shows it.
 */
export function useRowForm<Row extends object, Values extends FieldValues, Output>({
  row,
  shape,
  fields,
  schema,
  valuesOf,
  draftKey,
  save,
  saving,
  onClose,
}: RowForm<Row, Values, Output>) {
  const form = useCheckedForm(schema, valuesOf(row));
  const draft = useFormDraft(form, draftKey);
  const [latest, setLatest] = useState(row);
  const [changedByOthers, setChangedByOthers] = useState<{ readonly by: string; readonly now: string }>();
  const close = () => {
    draft.remove();
    onClose();
  };
  const onError = (error: unknown) => {
    const now = isConflict(error) ? shape.safeParse(error.current).data : undefined;
    if (now === undefined) return;
    setLatest(now);
    setChangedByOthers({ by: otherAdmin(error), now: changedInWords<Row>(fields, latest, now) });
    // The values of a row are some of the form's, which the compiler cannot see.
    const [before, after] = [valuesOf(latest) as Partial<Values>, valuesOf(now) as Partial<Values>];
    form.reset(takeUntouched(form.getValues(), before, after), { keepDefaultValues: true });
  };
  const saveAs = (output: Output) => save(output, latest, { onSuccess: close, onError });
  return {
    ...form,
    draft,
    close,
    /** The row that the next save is meant for; null for a new one. */
    latest,
    submit: form.handleSubmit(saveAs),
    /** Saves something else than what is typed. */
    saveAs,
    isSaving: saving.some(({ isPending }) => isPending),
    /** Why the last save failed. */
    error: saving.map(({ error }) => error).find((error) => error !== null) ?? null,
    /** Who has changed the row meanwhile, and how it is now, in words; undefined while nobody has. */
    changedByOthers,
  };
}
