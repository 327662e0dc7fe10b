import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { type Draft, readDraft, removeDraft, storeDraft } from './stored-draft.ts';
import { typedFields } from './typed-fields.ts';

export interface FormDraft<Values = never> {
  /** Whether the form has typed values: the dialog asks before they go (TypedDialog). */
  readonly isTyped: boolean;
  /** Whether the form shows values of a draft; RestoredDraft tells it. */
  readonly isRestored: boolean;
  /** Shows another row with its draft. If it has none, `keepsTyped` moves the typed values there. For forms that change their row. */
  readonly showRow: (values: Values, options?: { readonly keepsTyped?: boolean }) => void;
  /** Returns to what the form showed before anything was typed. */
  readonly startOver: () => void;
  /** Removes the row's draft: call it once the values are saved, and when they are discarded. */
  readonly remove: () => void;
}

/**
 * Keeps what is typed into a form while its dialog is open, so that it outlives an expired key, a reload and, for a day, a
 * closed tab. The form shows it again when it opens for the same row.
 *
 * `keyOf` names the form and the row: `player/${id}`, or a function of the values if the form changes its row.
 */
export function useFormDraft<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  keyOf: string | ((values: Values) => string),
): FormDraft<Values> {
  const { control, getValues, setValue, reset, subscribe } = form;
  const { isDirty } = useFormState({ control });
  const [isRestored, setRestored] = useState(false);
  const typed = useRef<Draft>({});
  /** The draft that the row was shown with. */
  const shownDraft = useRef<Draft>({});
  const latestKey = useRef(keyOf);
  useEffect(() => {
    latestKey.current = keyOf;
  });
  const keyFor = useCallback((values: Values) => {
    const key = latestKey.current;
    return typeof key === 'string' ? key : key(values);
  }, []);

  const fill = useCallback(
    (draft: Draft) => {
      const shown = getValues();
      for (const [name, value] of Object.entries(draft)) {
        // The draft was made from values of this form.
        const [field, typedValue] = [name as Path<Values>, value as PathValue<Values, Path<Values>>];
        if (name in shown) setValue(field, typedValue, { shouldDirty: true });
      }
    },
    [getValues, setValue],
  );
  const restore = useCallback(
    (draft: Draft = {}) => {
      fill(draft);
      shownDraft.current = draft;
      setRestored(Object.keys(draft).length > 0);
    },
    [fill],
  );

  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        typed.current = typedFields(defaultValues, values);
        storeDraft(keyFor(values), typed.current);
      },
    });
    restore(readDraft(keyFor(getValues())));
    return unsubscribe;
  }, [subscribe, restore, keyFor, getValues]);

  const remove = () => {
    removeDraft(keyFor(getValues()));
    shownDraft.current = {};
    setRestored(false);
  };
  return {
    isTyped: isDirty,
    isRestored,
    showRow(values, { keepsTyped = false } = {}) {
      const moved = typed.current;
      const stored = readDraft(keyFor(values));
      const isTypedHere = Object.keys(typedFields(shownDraft.current, moved)).length > 0;
      const isMoved = keepsTyped && isTypedHere && stored === undefined;
      if (isMoved) remove();
      reset(values);
      if (isMoved) fill(moved);
      else restore(stored);
    },
    startOver() {
      remove();
      reset();
    },
    remove,
  };
}
