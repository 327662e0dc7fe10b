import type { Entry } from '@vetta/contract/entries';
import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { notify } from '@vetta/design-system/toast';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { columns } from './columns.ts';
import { restored, unsavedOf } from './drafts.ts';
import { changeGrid, initialGrid } from './grid-state.ts';
import { type CellState, readRow, writtenCells } from './read-row.ts';
import { type OthersGrid, readGrid, storeGrid, takeOver } from './stored-grid.ts';
import type { useDayGrid } from './use-day-grid.ts';
import { type DayRows, useSaveDay } from './use-save-day.ts';

interface QuickEntry {
  readonly day: string;
  readonly today: string;
  readonly players: readonly Player[];
  readonly entries: ReadonlyMap<string, Tagged<Entry>>;
  readonly usual: ReturnType<typeof useDayGrid>['usual'];
}

/** The grid of one day: what was typed, what it means, and saving it. */
export function useQuickEntry({ day, today, players, entries, usual }: QuickEntry) {
  const [stored] = useState(() => readGrid(day));
  const [state, dispatch] = useReducer(changeGrid, stored, initialGrid);
  const { drafts, leftovers, people } = state;
  const hadDrafts = useRef(false);
  useEffect(() => {
    if (drafts.size > 0 || leftovers.length > 0) hadDrafts.current = true;
    // What another tab stored for the day stays.
    if (!hadDrafts.current) return;
    const playerIds = players.map(({ id }) => id);
    storeGrid(day, { drafts: unsavedOf(drafts, entries, playerIds), leftovers, people });
  }, [day, drafts, leftovers, people, entries, players]);

  const rows = useMemo(
    () => players.map(({ id }) => ({ id, row: readRow(drafts.get(id), entries.get(id), usual.get(id)) })),
    [players, drafts, entries, usual],
  );
  const changed = rows.filter(({ row }) => row.unsaved.length > 0);
  const present = rows.filter(({ row }) => row.numbers?.alignment && row.hasData);
  const { save, undoSave, isPending, failure } = useSaveDay({
    day,
    today,
    onSaved: (saved) => dispatch({ type: 'saved', saved }),
    onRefused: (reasons) => dispatch({ type: 'refused', reasons }),
  });
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const cellsIn = (wanted: CellState) =>
    changed.flatMap(({ id, row }) =>
      columns.flatMap((column) => (row.states[column] === wanted ? [{ playerId: id, column }] : [])),
    );
  return {
    state,
    dispatch,
    rows,
    /** How many rows are not saved. */
    unsaved: changed.length,
    errors: cellsIn('error'),
    contested: cellsIn('contested'),
    /** The cells to be saved whose numbers are probably mistyped. */
    unusual: cellsIn('warning'),
    /** The same numbers as sentences. */
    unusualInWords: changed.flatMap(({ id, row }) => {
      const name = players.find((player) => player.id === id)?.name ?? '';
      return row.unusual.map((sentence) => `${name}: ${sentence}`);
    }),
    /** The only player who was at the alignment, if several have data; a mistake, or a meeting of one. */
    aloneAtAlignment:
      present.length === 1 && rows.filter(({ row }) => row.hasData).length > 1
        ? players.find(({ id }) => id === present[0]?.id)
        : undefined,
    /** Adds what another holder of this device typed, at this admin's word. */
    takeOver: (others: OthersGrid) => {
      takeOver(day, { ...others, grid: { ...others.grid, drafts: restored(drafts, others.grid.drafts) } });
      dispatch({ type: 'restore', drafts: others.grid.drafts, leftovers: others.grid.leftovers });
    },
    /** Whether rows of a tab that was closed came back. */
    isResumed: stored !== undefined && stored.drafts.size > 0,
    isSaving: isPending,
    undoSave,
    /** Why the last save of rows that are still unsaved did not succeed. */
    failure: changed.length > 0 ? failure : undefined,
    isEmpty: !rows.some(({ row }) => row.hasData),
    discard: () => {
      dispatch({ type: 'discard' });
      notify({
        tone: 'info',
        title: changed.length === 1 ? '1 riga scartata' : `${changed.length} righe scartate`,
        stayMs: 10_000,
        action: {
          label: 'Annulla',
          onPress: () =>
            isShown.current
              ? dispatch({ type: 'restore', drafts })
              : storeGrid(day, { drafts, leftovers, people }),
        },
      });
    },
    /** Calls `then` once the rows are saved. */
    save: (then?: () => void) => {
      const sent: DayRows = changed.flatMap(({ id, row }) =>
        row.numbers ? [{ playerId: id, ...writtenCells(row), rowTag: entries.get(id)?.rowTag ?? null }] : [],
      );
      if (sent.length > 0) save({ entries: sent, ...(Object.keys(people).length > 0 && { people }) }, then);
    },
  };
}
