import { useEffect, useState } from 'react';
import { z } from 'zod';
import { isConflict } from '../is-conflict.ts';
import { readDraft, removeDraft, storeDraft } from './stored-draft.ts';

interface DraftOptions<Value> {
  /** Names the draft: `contest/dates`. */
  readonly key: string;
  readonly stored: Value;
  /** The tag of the row that holds the stored value. */
  readonly rowTag: string;
  readonly shape: z.ZodType<Value>;
}

interface Typed<Value> {
  readonly value: Value;
  /** The tag of the row that it is meant for. */
  readonly rowTag: string;
  readonly isRestored: boolean;
}

const Tag = z.object({ rowTag: z.string() });

/**
 * Returns what an admin is typing in place of a stored value. Untouched, it follows the stored value, which other admins
 * change too. A value equal to the stored one is not kept as a draft. Like the drafts of forms it outlives an expired key, a reload and,
 * for a day, a closed tab, under `key`.
 */
export function useDraft<Value>({ key, stored, rowTag, shape }: DraftOptions<Value>) {
  const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);
  const isStored = (value: Value) => isSame(value, stored);
  const [typed, setTyped] = useState<Typed<Value> | null>(() => {
    const draft = readDraft(key);
    const { data, success } = shape.safeParse(draft?.value);
    if (!success || isStored(data)) return null;
    return { value: data, rowTag: Tag.safeParse(draft).data?.rowTag ?? rowTag, isRestored: true };
  });
  useEffect(() => {
    if (typed === null) removeDraft(key);
    else storeDraft(key, { value: typed.value, rowTag: typed.rowTag });
  }, [typed, key]);
  const isChanged = typed !== null && !isStored(typed.value);
  return {
    draft: typed === null ? stored : typed.value,
    setDraft: (value: Value) =>
      setTyped(isStored(value) ? null : { value, rowTag: typed?.rowTag ?? rowTag, isRestored: false }),
    isChanged,
    /** Whether it is what was typed before the section was opened. */
    isRestored: isChanged && typed.isRestored,
    /** The tag of the row as it was when the draft began, for the save. */
    rowTag: typed?.rowTag ?? rowTag,
    /** Takes a failed save: after a 412 the next save replaces what another admin has saved. */
    takeConflict(error: unknown) {
      const now = isConflict(error) ? Tag.safeParse(error.current).data : undefined;
      if (now) setTyped((before) => before && { ...before, rowTag: now.rowTag });
    },
    /** Takes a successful save of `sent`: what was typed since then stays, for the row as it is now. */
    takeSaved: (sent: Value, now: { readonly rowTag: string }) =>
      setTyped((before) =>
        before === null || isSame(before.value, sent) ? null : { ...before, rowTag: now.rowTag },
      ),
    drop: () => setTyped(null),
  };
}
