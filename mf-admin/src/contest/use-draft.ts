import { useState } from 'react';
import type { z } from 'zod';
import { readDraft, removeDraft, storeDraft } from '../drafts/stored-draft.ts';

/**
 * Returns what an admin is typing in place of a stored value. Untouched, it follows the stored value, which other admins
 * change too. Like the drafts of forms it outlives an expired key, a reload and, for a day, a closed tab, under `key`.
 */
export function useDraft<Value>(key: string, stored: Value, shape: z.ZodType<Value>) {
  const [typed, setTyped] = useState(() => {
    const { data, success } = shape.safeParse(readDraft(key)?.value);
    return success ? { value: data, isRestored: true } : null;
  });
  const reset = () => {
    removeDraft(key);
    setTyped(null);
  };
  const isChanged = typed !== null && JSON.stringify(typed.value) !== JSON.stringify(stored);
  return {
    draft: typed === null ? stored : typed.value,
    setDraft(value: Value) {
      storeDraft(key, { value });
      setTyped({ value, isRestored: false });
    },
    isChanged,
    /** Whether it is what was typed before the section was opened. */
    isRestored: isChanged && typed.isRestored,
    reset,
  };
}
