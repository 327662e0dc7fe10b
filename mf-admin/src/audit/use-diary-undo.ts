import { useMutation } from '@tanstack/react-query';
import type { AuditedChange } from '@vetta/contract/audit';
import { useState } from 'react';
import { useUndo } from '../use-undo.ts';
import { rowId } from './row-id.ts';
import type { Names } from './words/account.ts';
import { tell } from './words/tell.ts';

/** Undoes changes from the diary. One that touches many rows is confirmed first: it is in `asked` meanwhile. */
export function useDiaryUndo(names: Names) {
  const [asked, setAsked] = useState<AuditedChange | null>(null);
  const undo = useUndo();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: undo,
    onSettled: (_, __, id) => {
      setAsked(null);
      // The button that had the focus disappears with the undo.
      requestAnimationFrame(() => document.getElementById(rowId(id))?.focus());
    },
  });
  return {
    asked,
    /** The id of the change that is being undone. */
    running: isPending ? variables : undefined,
    start: (change: AuditedChange) => (tell(change, names).isBig ? setAsked(change) : mutate(change.id)),
    confirm: () => asked && mutate(asked.id),
    cancel: () => setAsked(null),
  };
}
