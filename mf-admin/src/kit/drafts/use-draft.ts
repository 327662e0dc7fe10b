import { useEffect, useState } from 'react';
import { z } from 'zod';
import { isConflict, otherAdmin } from '../failures.ts';
import { readDraft, removeDraft, storeDraft } from './stored-draft.ts';
import { isSame, takeUntouched } from './typed-fields.ts';

/** A value with the tag of the row that holds it. */
interface Stored<Value> {
  readonly value: Value;
  readonly rowTag: string;
}

interface DraftOptions<Value, Input, Result> {
  /** Names the draft: `contest/dates`. */
  readonly key: string;
  readonly stored: Value;
  /** The tag of the row that holds the stored value. */
  readonly rowTag: string;
  readonly shape: z.ZodType<Value>;
  /** Reads the value in the row that a 412 answers; by default it is the row's `value`. */
  readonly conflict?: z.ZodType<Stored<Value>>;
  /** The mutation that saves it. */
  readonly change: {
    readonly mutate: (
      input: Input,
      after: { onSuccess: (result: Result) => void; onError: (error: Error) => void },
    ) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
  };
}

interface Typed<Value> extends Stored<Value> {
  /** The stored value that it began from. */
  readonly base: Value;
  readonly isRestored: boolean;
  /** What another admin has saved meanwhile. */
  readonly others?: Value | undefined;
}

interface Saved {
  readonly reply: { readonly rowTag: string };
}

/**
 * Returns what an admin is typing in place of a stored value, with its save: the form of a card. Untouched, it follows the
 * stored value, which other admins change too. After a 412 it keeps what was typed, fields that were not touched follow the
 * row, and the next save replaces it. A value equal to the stored one is not kept as a draft. Like the drafts of forms it
 * outlives an expired key, a reload and, for a day, a closed tab, under `key`.
 */
export function useDraft<Value, Input, Result extends Saved>({
  key,
  stored,
  rowTag,
  shape,
  conflict = z.object({ value: shape, rowTag: z.string() }),
  change,
}: DraftOptions<Value, Input, Result>) {
  const isStored = (value: Value) => isSame(value, stored);
  const [typed, setTyped] = useState<Typed<Value> | null>(() => {
    const draft = readDraft(key);
    const { data, success } = shape.safeParse(draft?.value);
    if (!success || isStored(data)) return null;
    const tag = z.string().safeParse(draft?.rowTag).data ?? rowTag;
    return { value: data, base: shape.safeParse(draft?.base).data ?? stored, rowTag: tag, isRestored: true };
  });
  useEffect(() => {
    if (typed === null) removeDraft(key);
    else storeDraft(key, { value: typed.value, base: typed.base, rowTag: typed.rowTag });
  }, [typed, key]);
  const isChanged = typed !== null && !isStored(typed.value);
  const draft = typed === null ? stored : typed.value;

  /** After a 412 the next save replaces what another admin has saved. */
  const takeConflict = (error: Error) => {
    const now = isConflict(error) ? conflict.safeParse(error.current).data : undefined;
    if (now === undefined) return;
    setTyped(
      (before) =>
        before && {
          ...before,
          value: merged(before.value, before.base, now.value),
          base: now.value,
          rowTag: now.rowTag,
          others: now.value,
        },
    );
  };
  /** What was typed while a save was under way stays, for the row as it is now. */
  const takeSaved = (sent: Value, now: Saved['reply']) =>
    setTyped((before) =>
      before === null || isSame(before.value, sent)
        ? null
        : { ...before, base: sent, rowTag: now.rowTag, others: undefined },
    );
  return {
    draft,
    setDraft: (value: Value) =>
      setTyped(isStored(value) ? null : { base: stored, rowTag, ...typed, value, isRestored: false }),
    isChanged,
    /** Whether it is what was typed before the section was opened. */
    isRestored: isChanged && typed.isRestored,
    /** Saves by the mutation. `inputFor` gets the tag of the row as it was when the draft began. */
    save(inputFor: (rowTag: string) => Input, after: { onSaved?: () => void; onConflict?: () => void } = {}) {
      change.mutate(inputFor(typed?.rowTag ?? rowTag), {
        onSuccess({ reply }) {
          takeSaved(draft, reply);
          after.onSaved?.();
        },
        onError(error) {
          takeConflict(error);
          if (isConflict(error)) after.onConflict?.();
        },
      });
    },
    isSaving: change.isPending,
    /** Why the last save failed. */
    error: change.error,
    isChangedByOthers: isConflict(change.error),
    changedBy: otherAdmin(change.error),
    /** The value that another admin has saved since the draft began, and that the next save replaces. */
    others: typed?.others,
    /** Throws away what was typed, and why it was not saved. */
    reset() {
      setTyped(null);
      change.reset();
    },
  };
}

/** Returns what was typed, with the fields that were not touched as they are now. */
const merged = <Value>(typed: Value, base: Value, now: Value): Value =>
  isFields(typed) && isFields(base) && isFields(now) ? takeUntouched(typed, base, now) : typed;

const isFields = <Value>(value: Value): value is Value & object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
