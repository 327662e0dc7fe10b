import type { Entry } from '@vetta/contract/entries';
import { notify } from '@vetta/design-system/toast';
import type { ColumnChoices } from '@vetta/tables/find-columns';
import { UnreadableTable } from '@vetta/tables/table';
import { type Dispatch, useState } from 'react';
import type { Range } from './cursor.ts';
import type { GridAction } from './grid-state.ts';
import { type AskedColumns, isAsked, type PasteTarget, type Placement, placePasted } from './place-pasted.ts';

export interface Pasting extends Omit<PasteTarget, 'row' | 'column'> {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly dispatch: Dispatch<GridAction>;
}

/** A pasted text whose table must be looked at first. */
interface Held {
  readonly text: string;
  readonly range: Range;
  readonly placed: Placement | AskedColumns;
}

/**
 * Takes pasted tables into the grid. Several rows without names, and columns that cannot be known, are held until somebody has
 * looked at them.
 */
export function usePasting({ entries, dispatch, ...target }: Pasting) {
  const [held, setHeld] = useState<Held | null>(null);
  const take = ({ changes, leftovers, leftOut }: Placement) => {
    setHeld(null);
    dispatch({ type: 'paste', changes, leftovers, leftOut, entries });
  };
  const paste = (text: string, range: Range, choices?: ColumnChoices) => {
    try {
      const placed = placePasted(text, { ...target, row: range.top, column: range.left }, choices);
      if (isAsked(placed) || (placed.isByPosition && placed.rows > 1)) setHeld({ text, range, placed });
      else take(placed);
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      setHeld(null);
      notify({ tone: 'error', title: 'Il testo incollato non si legge', description: error.message });
    }
  };
  return {
    /** What must be looked at; undefined if nothing is held. */
    placed: held?.placed,
    paste,
    take,
    choose: (choices: ColumnChoices) => held && paste(held.text, held.range, choices),
    close: () => setHeld(null),
  };
}
