import { useMutation } from '@tanstack/react-query';
import type { AuditedChange } from '@vetta/contract/audit';
import { monthOf } from '@vetta/contract/rome-time';
import { Day, Month } from '@vetta/contract/values';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { honoursNow } from '../disqualifications/honours-now.ts';
import { useUndo } from '../kit/use-undo.ts';
import type { Names } from './words/account.ts';
import { tell } from './words/tell.ts';

/** Undoes changes from the audit log. One of many rows or of a month before is confirmed first: it is in `asked` meanwhile. */
export function useAuditUndo(names: Names, today: string) {
  const [asked, setAsked] = useState<AuditedChange | null>(null);
  const [undone, setUndone] = useState<{ readonly id: string }>();
  const undo = useUndo();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: AuditedChange) => undo(change.id, honoursAfter(change)),
    onSettled: (isUndone, _, { id }) => {
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
    running: isPending ? variables.id : undefined,
    start: (change: AuditedChange) =>
      tell(change, names).isBig || (monthOfChange(change) ?? today) < monthOf(today)
        ? setAsked(change)
        : mutate(change),
    confirm: () => asked && mutate(asked),
    cancel: () => setAsked(null),
  };
}

const About = z.union([
  z.object({ month: Month }),
  z.object({ date: Day }).transform(({ date }) => ({ month: monthOf(date) })),
]);

/** Returns the month that a change of its contest or of a day's numbers is about; undefined of another change. */
export const monthOfChange = ({ before, after }: AuditedChange): string | undefined =>
  About.safeParse([after ?? before].flat()[0]).data?.month;

/** Returns what tells of the honours after the undo of a disqualification, or of its end; undefined for another change. */
function honoursAfter(change: AuditedChange): (() => Promise<string | undefined>) | undefined {
  if (change.action !== 'PUT /api/admin/players/{id}/disqualification') return undefined;
  const month = monthOfChange(change);
  return month === undefined ? undefined : () => honoursNow(month);
}

/** Returns the id in the page of a change's row. */
export const rowId = (change: string): string => `modifica-${change}`;
