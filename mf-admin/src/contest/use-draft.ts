import { useState } from 'react';

/**
 * Returns what an admin is typing in place of a stored value. Untouched, it follows the stored value, which other admins
 * change too.
 */
export function useDraft<Value>(stored: Value) {
  const [typed, setTyped] = useState<{ readonly value: Value } | null>(null);
  return {
    draft: typed === null ? stored : typed.value,
    setDraft: (value: Value) => setTyped({ value }),
    isChanged: typed !== null && JSON.stringify(typed.value) !== JSON.stringify(stored),
    reset: () => setTyped(null),
  };
}
