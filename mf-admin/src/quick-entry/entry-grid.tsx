import { formatDay } from '@vetta/contract/client/formats';
import { type Entry, isRecorded, type UsualNumbers } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import type { ScoringChange } from '@vetta/contract/scoring';
import { yesNo } from '@vetta/contract/yes-no';
import { notify, type ToastMessage } from '@vetta/design-system/toast';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { readYesNo } from '@vetta/tables/read-values';
import Papa from 'papaparse';
import { type Dispatch, useCallback, useRef } from 'react';
import { type Column, columns } from './columns.ts';
import { type Cell, isOneCell, type Range } from './cursor.ts';
import { type CellChange, isMarkedAway, shownText } from './drafts.ts';
import * as styles from './entry-grid.css.ts';
import { GridFoot } from './grid-foot.tsx';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import type { GridAction, GridState } from './grid-state.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { canonical, pastedValue } from './place-pasted.ts';
import type { Row } from './read-row.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { type Pasting, usePasting } from './use-pasting.ts';

interface EntryGridProps extends Pick<Pasting, 'leavers' | 'remembered'> {
  readonly day: string;
  readonly today: string;
  /** All players, and those of the rows shown. */
  readonly players: readonly Player[];
  readonly shown: readonly Player[];
  readonly entries: ReadonlyMap<string, Entry>;
  readonly usual: ReadonlyMap<string, UsualNumbers>;
  readonly scoring: ScoringChange | undefined;
  readonly state: GridState;
  readonly dispatch: Dispatch<GridAction>;
  readonly rows: readonly { readonly row: Row }[];
  /** Takes the last save back. */
  readonly onUndoSave: () => void;
}

/** Everyone's four numbers of a day, as a spreadsheet. */
export function EntryGrid({
  day,
  today,
  players,
  shown,
  leavers,
  remembered,
  entries,
  usual,
  scoring,
  state,
  dispatch,
  rows,
  onUndoSave,
}: EntryGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const onType = useCallback(
    (playerId: string, column: Column, text: string) =>
      dispatch({ type: 'type', change: { playerId, column, text }, entries }),
    [dispatch, entries],
  );
  const cellsOf = ({ top, bottom, left, right }: Range) =>
    shown
      .slice(top, bottom + 1)
      .map(({ id }) => columns.slice(left, right + 1).map((column) => ({ playerId: id, column })));
  const fill = (range: Range, textFor: (column: Column) => string) =>
    dispatch({
      type: 'paste',
      changes: cellsOf(range)
        .flat()
        .map((cell): CellChange => ({ ...cell, text: textFor(cell.column) })),
      entries,
    });
  const pasting = usePasting({ day, today, players, shown, leavers, remembered, entries, dispatch });
  const { cursor, range, handlers } = useGridKeys({
    table,
    rowIds: shown.map(({ id }) => id),
    saved: state.saved,
    initial: {
      row: Math.max(
        0,
        shown.findIndex(({ id }) => !isRecorded(entries.get(id))),
      ),
      column: 0,
    },
    onType: ({ row, column }: Cell, text) => {
      const [player, name] = [shown[row], columns[column]];
      if (player && name) onType(player.id, name, text);
    },
    draftAt: ({ row, column }) => {
      const [player, name] = [shown[row], columns[column]];
      return (player && name && state.drafts.get(player.id)) ?? {};
    },
    onTakeBack: ({ row, column }, before) => {
      const [player, name] = [shown[row], columns[column]];
      if (player && name) dispatch({ type: 'takeBack', playerId: player.id, column: name, row: before });
    },
    onClear: (cleared) => fill(cleared, (column) => (column === 'alignment' ? 'false' : '')),
    onUndo: () => {
      if (state.past.length === 0 && state.saved.size > 0) notify(savedAlready(onUndoSave));
      else dispatch({ type: 'undo' });
    },
    onRedo: () => dispatch({ type: 'redo' }),
    copied: (selected) =>
      writeTable(
        cellsOf(selected).map((cells) =>
          cells.map(({ playerId, column }) => {
            const text = shownText(state.drafts.get(playerId), entries.get(playerId), column);
            return column === 'alignment' ? yesNo(readYesNo(text)) : text;
          }),
        ),
      ),
    onPaste: (text, range) => {
      const value = pastedValue(text);
      // One value fills the selection.
      if (value !== undefined) fill(range, (column) => canonical(column, value));
      else pasting.paste(text, range);
    },
  });

  const lit = shown[cursor.cell.row];
  return (
    <div className={styles.scroller}>
      <VisuallyHidden>
        <span role="status">
          {lit && isMarkedAway(state.drafts.get(lit.id)) ? `Assente: ${lit.name}` : ''}
        </span>
      </VisuallyHidden>
      {/* The keys are those of the cells' inputs; they are handled once for all of them. */}
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are entered
        role="grid"
        aria-label={`Numeri di ${formatDay(day)}`}
        aria-multiselectable="true"
        className={styles.table}
        {...handlers}
      >
        <GridHead />
        <tbody>
          {shown.map((player, index) => {
            const isIn = range.top <= index && index <= range.bottom && !isOneCell(range);
            return (
              <GridRow
                key={player.id}
                index={index}
                player={player}
                draft={state.drafts.get(player.id)}
                entry={entries.get(player.id)}
                usual={usual.get(player.id)}
                scoring={scoring}
                refused={state.refused.get(player.id)}
                active={cursor.cell.row === index ? cursor.cell.column : undefined}
                from={isIn ? range.left : undefined}
                to={isIn ? range.right : undefined}
                onType={onType}
              />
            );
          })}
        </tbody>
        <GridFoot rows={rows} scoring={scoring} isFiltered={shown.length < rows.length} />
      </table>
      {pasting.placed && (
        <PasteDialog
          placed={pasting.placed}
          players={players}
          onTake={pasting.take}
          onChoose={pasting.choose}
          onClose={pasting.close}
        />
      )}
    </div>
  );
}

/** What Ctrl+Z says when the steps back end at a save. */
const savedAlready = (onUndoSave: () => void): ToastMessage => ({
  tone: 'info',
  title: 'Già salvato',
  description: 'Puoi annullare l’ultimo salvataggio da qui, o più tardi da Registro.',
  action: { label: 'Annulla', onPress: onUndoSave },
});

/** Returns the text of a table for the clipboard, as spreadsheets write it. */
const writeTable = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: '\t' },
  );
