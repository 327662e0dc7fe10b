import type { Tagged } from '@vetta/contract/row-tag';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { changedInWords, type FieldWords } from './changed-in-words.ts';
import { takeUntouched } from './take-untouched.ts';
import { useLatestRow } from './use-latest-row.ts';

interface RowForm<Row, Values, Output> {
  /** The row to edit; null for a new one. */
  readonly row: Tagged<Row> | null;
  readonly shape: z.ZodType<Tagged<Row>>;
  /** How its fields read where another admin has changed them. */
  readonly words: FieldWords<Row>;
  readonly fields: z.ZodType<Output, Values>;
  /** The form's values of a row, and of a new one. */
  readonly valuesOf: (row: Row | null) => Values;
  /** Names the row's draft: `prize/new`. */
  readonly draftKey: string;
  readonly onClose: () => void;
}

/**
 * The form of a dialog that adds or edits a row: its draft, and what another admin changes meanwhile. `afterSave` is
 * what follows a save: the dialog closes, or after a 412 it shows how the row is now, and keeps what was typed.
 */
export function useRowForm<Row extends object, Values extends FieldValues, Output>({
  row,
  shape,
  words,
  fields,
  valuesOf,
  draftKey,
  onClose,
}: RowForm<Row, Values, Output>) {
  // All of the values, which the compiler cannot see to be some of them.
  const form = useCheckedForm(fields, valuesOf(row) as DefaultValues<Values>);
  const draft = useFormDraft(form, draftKey);
  const close = () => {
    draft.remove();
    onClose();
  };
  const [changedByOthers, setChangedByOthers] = useState<string>();
  const { latest, takeConflict } = useLatestRow(row, shape, (before, now) => {
    setChangedByOthers(changedInWords<Row>(before, now, words));
    form.reset(takeUntouched(form.getValues(), valuesOf(before), valuesOf(now)), { keepDefaultValues: true });
  });
  return {
    form,
    draft,
    close,
    /** The row that the save is meant for. */
    latest,
    changedByOthers,
    afterSave: { onSuccess: close, onError: takeConflict },
  };
}
