import { readYesNo } from '@vetta/tables/read-values';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { AWAY } from './absence.ts';
import {
  type Cell,
  cellAfter,
  cursorAmong,
  type HeldCursor,
  heldCell,
  isOneCell,
  type Range,
  rangeOf,
} from './cursor.ts';
import type { DraftRow } from './drafts.ts';

interface GridKeys {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The ids of the rows, in their order. */
  readonly rowIds: readonly string[];
  /** Where the cursor is before the grid has had the focus. */
  readonly initial: Cell;
  readonly onType: (cell: Cell, text: string) => void;
  /** Returns what was typed into a cell's row and is not saved. */
  readonly draftAt: (cell: Cell) => DraftRow;
  /** Gives a cell's row the drafts back that it had. */
  readonly onTakeBack: (cell: Cell, row: DraftRow) => void;
  /** Another value after each save: what is saved is not taken back by Escape. */
  readonly saved: unknown;
  readonly onClear: (range: Range) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Returns the text of the selected cells for the clipboard. */
  readonly copied: (range: Range) => string;
  readonly onPaste: (text: string, range: Range) => void;
}

/**
 * The keys of a spreadsheet: arrows, Tab and Enter move, typing replaces, F2 edits, Escape takes back, Shift selects.
 * The handlers belong on the table.
 */
export function useGridKeys({ table, rowIds, initial, saved, ...on }: GridKeys) {
  const [held, setHeld] = useState<HeldCursor>(() => {
    const cell = heldCell(rowIds, initial);
    return { cell, anchor: cell };
  });
  const cursor = cursorAmong(rowIds, held);
  const rowCount = rowIds.length;
  /** Whether the arrows move in the text: after F2 or a double click. */
  const isEditing = useRef(false);
  const isExtending = useRef(false);
  /** What the row had before something was typed into the cell; null if nothing was since the cursor came. */
  const before = useRef<DraftRow | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after a save
  useEffect(() => {
    before.current = null;
  }, [saved]);
  /** The column in which a run of Tabs began: Enter goes to the next row in that column. */
  const runStart = useRef<number | null>(null);
  const range = rangeOf(cursor);

  const go = (cell: Cell, isExtended = false) => {
    isExtending.current = isExtended;
    table.current
      ?.querySelector<HTMLInputElement>(`[data-row="${cell.row}"][data-column="${cell.column}"]`)
      ?.focus();
    isExtending.current = false;
  };

  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellOf(target);
    if (cell === undefined || !(target instanceof HTMLInputElement)) return;
    isEditing.current = false;
    before.current = null;
    const [isExtended, to] = [isExtending.current, heldCell(rowIds, cell)];
    setHeld(({ anchor }) => ({ cell: to, anchor: isExtended ? anchor : to }));
    // Typing replaces what is selected.
    if (target.type === 'text') target.select();
  };

  const onMouseDown = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    runStart.current = null;
    if (cell === undefined || !event.shiftKey) return;
    event.preventDefault();
    go(cell, true);
  };

  const onMouseUp = (event: MouseEvent) => {
    if (cellOf(event.target) === undefined) return;
    // As in a spreadsheet: a click selects the cell, however often, a double click places the caret.
    if (event.detail > 1) isEditing.current = true;
    if (isEditing.current) return;
    event.preventDefault();
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') event.target.select();
  };

  // A click with Shift selects up to a checkbox; it must not tick it unnoticed.
  const onClick = (event: MouseEvent) => {
    if (event.shiftKey && cellOf(event.target) !== undefined) event.preventDefault();
  };

  const remember = (cell: Cell) => {
    before.current ??= on.draftAt(cell);
  };
  // In the capture phase: before the cell itself tells what was typed.
  const onChangeCapture = ({ target }: FormEvent) => {
    const cell = cellOf(target);
    if (cell) remember(cell);
  };

  /** Does what a key means; returns whether it means something. */
  const press = (event: KeyboardEvent<HTMLTableElement>): boolean => {
    const { target: input, key } = event;
    const cell = cellOf(input);
    if (cell === undefined || !(input instanceof HTMLInputElement)) return false;
    if (event.altKey || event.nativeEvent.isComposing) return false;
    const isCommand = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    if (isCommand && (letter === 'z' || letter === 'y')) {
      before.current = null;
      replace(input, letter === 'y' || event.shiftKey ? on.onRedo : on.onUndo);
      return true;
    }
    if (key === 'F2' && input.type === 'text') {
      isEditing.current = true;
      input.setSelectionRange(input.value.length, input.value.length);
      return true;
    }
    if (key === 'Escape') {
      isEditing.current = false;
      const typed = before.current;
      before.current = null;
      if (typed) replace(input, () => on.onTakeBack(cell, typed));
      return true;
    }
    if (key === 'Enter') {
      const row = Math.max(0, Math.min(cell.row + (event.shiftKey ? -1 : 1), rowCount - 1));
      const column = runStart.current ?? cell.column;
      runStart.current = null;
      go({ row, column });
      return true;
    }
    if (isErasing(key) && !isOneCell(range)) {
      remember(cell);
      on.onClear(range);
      return true;
    }
    if (input.type === 'checkbox' && !isCommand && letter === AWAY) {
      remember(cell);
      on.onType({ ...cell, column: 0 }, AWAY);
      return true;
    }
    if (input.type === 'checkbox' && !isCommand && key !== ' ') {
      const isTicked = isErasing(key) ? false : readYesNo(key);
      if (isTicked !== undefined) {
        remember(cell);
        on.onType(cell, String(isTicked));
        return true;
      }
    }
    if (isEditing.current && ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return false;
    const next = cellAfter(event, cell, rowCount);
    if (next === undefined) return false;
    runStart.current = key === 'Tab' ? (runStart.current ?? cell.column) : null;
    go(next, event.shiftKey && key !== 'Tab');
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (press(event)) event.preventDefault();
  };

  const hasTextSelected = (target: EventTarget) =>
    target instanceof HTMLInputElement &&
    target.type === 'text' &&
    isEditing.current &&
    target.selectionStart !== target.selectionEnd;

  const onCopy = (event: ClipboardEvent) => {
    if (cellOf(event.target) === undefined || (isOneCell(range) && hasTextSelected(event.target))) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', on.copied(range));
  };
  const onCut = (event: ClipboardEvent) => {
    onCopy(event);
    if (!event.defaultPrevented) return;
    remember(cursor.cell);
    on.onClear(range);
  };
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    const text = event.clipboardData.getData('text/plain');
    if (text === '' || (isEditing.current && !/[\t\n]/.test(text.trimEnd()))) return;
    event.preventDefault();
    remember(cell);
    on.onPaste(text, range);
  };

  return {
    cursor,
    range,
    handlers: {
      onFocus,
      onMouseDown,
      onMouseUp,
      onClick,
      onKeyDown,
      onChangeCapture,
      onCopy,
      onCut,
      onPaste,
    },
  };
}

/** Changes what a cell shows. Typing then replaces it, as when the cursor comes. */
function replace(input: HTMLInputElement, change: () => void): void {
  flushSync(change);
  if (input.type === 'text') input.select();
}

const isErasing = (key: string) => key === 'Delete' || key === 'Backspace';

function cellOf(target: EventTarget): Cell | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}
