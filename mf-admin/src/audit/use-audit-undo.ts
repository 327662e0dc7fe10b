import { useMutation } from '@tanstack/react-query';
import type { AuditedChange } from '@vetta/contract/audit';
import { useEffect, useState } from 'react';
import { useUndo } from '../use-undo.ts';
import { rowId } from './row-id.ts';
import type { Names } from './words/account.ts';
import { tell } from './words/tell.ts';

/** Undoes changes from the audit log. One that touches many rows is confirmed first: it is in `asked` meanwhile. */
export function useAuditUndo(names: Names) {
  const [asked, setAsked] = useState<AuditedChange | null>(null);
  const [undone, setUndone] = useState<{ readonly id: string }>();
  const undo = useUndo();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: undo,
    onSettled: (isUndone, _, id) => {
      setAsked(null);
      if (isUndone) setUndone({ id });
    },
  });
  // The button that had the focus has disappeared with the undo. In an effect: later, a key that is pressed next would be
  // lost; sooner, the audit log is still inert behind the dialog.
  useEffect(() => {
    if (undone && document.activeElement === document.body)
      document.getElementById(rowId(undone.id))?.focus();
  }, [undone]);
  return {
    asked,
    /** The id of the change that is being undone. */
    running: isPending ? variables : undefined,
    start: (change: AuditedChange) => (tell(change, names).isBig ? setAsked(change) : mutate(change.id)),
    confirm: () => asked && mutate(asked.id),
    cancel: () => setAsked(null),
  };
}
