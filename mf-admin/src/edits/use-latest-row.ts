import type { Tagged } from '@vetta/contract/row-tag';
import { useState } from 'react';
import type { z } from 'zod';
import { isConflict } from '../is-conflict.ts';

/** Called with the row as the form showed it, and as another admin has left it. */
type OnChanged<Row> = (before: Tagged<Row>, now: Tagged<Row>) => void;

/**
 * Keeps the row that an edit is meant for. `takeConflict` takes a failed save: after a 412 the row is as another admin has
 * left it, so that the next save replaces that. `opened` is null for a new row.
 */
export function useLatestRow<Row extends object>(
  opened: Tagged<Row> | null,
  shape: z.ZodType<Tagged<Row>>,
  onChanged: OnChanged<Row>,
) {
  const [latest, setLatest] = useState(opened);
  const takeConflict = (error: unknown) => {
    const now = isConflict(error) ? shape.safeParse(error.current).data : undefined;
    if (latest === null || now === undefined) return;
    setLatest(now);
    onChanged(latest, now);
  };
  return { latest, takeConflict };
}
