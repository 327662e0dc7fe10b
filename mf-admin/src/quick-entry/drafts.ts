import type { Entry } from '@vetta/contract/entries';
import { type Column, isNumberColumn } from './columns.ts';
import { sameCell } from './read-cell.ts';

/** A cell that was typed and is not saved. */
export interface DraftCell {
  readonly text: string;
  /** What was saved when the cell was typed: if another text is saved by now, another admin has changed it. */
  readonly base: string;
}

export type DraftRow = Readonly<Partial<Record<Column, DraftCell>>>;
/** The typed cells of a day by their player. */
export type Drafts = ReadonlyMap<string, DraftRow>;

/** A day's entries by their player. */
export type Entries = ReadonlyMap<string, Entry>;

export interface CellChange {
  readonly playerId: string;
  readonly column: Column;
  readonly text: string;
}

/** Returns the saved text of a cell. A number of a player without an entry, or who is absent, is empty. */
export function savedText(entry: Entry | undefined, column: Column): string {
  if (entry === undefined || entry.absent) return isNumberColumn(column) ? '' : 'false';
  return String(entry[column]);
}

/** Returns the text that a cell shows. */
export const shownText = (draft: DraftRow | undefined, entry: Entry | undefined, column: Column): string =>
  draft?.[column]?.text ?? savedText(entry, column);

/** Whether a cell was typed and differs from what is saved. */
export const isUnsaved = (draft: DraftRow | undefined, entry: Entry | undefined, column: Column): boolean => {
  const cell = draft?.[column];
  return cell !== undefined && !sameCell(column, cell.text, savedText(entry, column));
};

/** Whether another admin has saved another value since the cell was typed. */
export const isContested = (draft: DraftRow | undefined, entry: Entry | undefined, column: Column): boolean =>
  isUnsaved(draft, entry, column) && !sameCell(column, draft?.[column]?.base ?? '', savedText(entry, column));

/** Returns the drafts with these cells typed. A cell with its saved value again is no draft. */
export function typed(drafts: Drafts, changes: readonly CellChange[], entries: Entries): Drafts {
  const next = new Map(drafts);
  for (const { playerId, column, text } of changes) {
    const saved = savedText(entries.get(playerId), column);
    const { [column]: before, ...others } = next.get(playerId) ?? {};
    const row: DraftRow = sameCell(column, text, saved)
      ? others
      : { ...others, [column]: { text, base: before?.base ?? saved } };
    put(next, playerId, row);
  }
  return next;
}

/** Returns the drafts with discarded cells again; a cell that was typed since stays. */
export function restored(drafts: Drafts, discarded: Drafts): Drafts {
  const next = new Map(discarded);
  for (const [playerId, row] of drafts) next.set(playerId, { ...next.get(playerId), ...row });
  return next;
}

/** Returns the drafts with a cell as it was before something was typed into it. */
export function takenBack(
  drafts: Drafts,
  playerId: string,
  column: Column,
  draft: DraftCell | undefined,
): Drafts {
  const next = new Map(drafts);
  const { [column]: _, ...others } = next.get(playerId) ?? {};
  put(next, playerId, draft === undefined ? others : { ...others, [column]: draft });
  return next;
}

/** Returns the drafts without what another admin's values make void: the contested cells of a player, or of all. */
export const withTheirs = (drafts: Drafts, entries: Entries, playerId?: string | undefined): Drafts =>
  contested(drafts, entries, playerId, () => undefined);

/** Returns the drafts with the contested cells of a player, or of all, put over what another admin has saved. */
export const withMine = (drafts: Drafts, entries: Entries, playerId?: string | undefined): Drafts =>
  contested(drafts, entries, playerId, ({ text }, base) => ({ text, base }));

function contested(
  drafts: Drafts,
  entries: Entries,
  playerId: string | undefined,
  decide: (cell: DraftCell, saved: string) => DraftCell | undefined,
): Drafts {
  const next = new Map(drafts);
  for (const [id, row] of drafts) {
    if (playerId !== undefined && id !== playerId) continue;
    const entry = entries.get(id);
    put(
      next,
      id,
      mapRow(row, (cell, column) =>
        isContested(row, entry, column) ? decide(cell, savedText(entry, column)) : cell,
      ),
    );
  }
  return next;
}

/** Returns the drafts of these players without the cells that are what is saved. */
export function unsavedOf(drafts: Drafts, entries: Entries, playerIds: readonly string[]): Drafts {
  const next = new Map<string, DraftRow>();
  for (const id of playerIds) {
    const row = drafts.get(id);
    if (row)
      put(
        next,
        id,
        mapRow(row, (cell, column) => (isUnsaved(row, entries.get(id), column) ? cell : undefined)),
      );
  }
  return next;
}

/** Returns the drafts after a save: what was typed since then stays, over what is saved now. */
export function afterSave(drafts: Drafts, saved: Entries): Drafts {
  const next = new Map(drafts);
  for (const [id, entry] of saved) {
    const row = mapRow(next.get(id) ?? {}, ({ text }, column) => {
      const base = savedText(entry, column);
      return sameCell(column, text, base) ? undefined : { text, base };
    });
    put(next, id, row);
  }
  return next;
}

function mapRow(row: DraftRow, change: (cell: DraftCell, column: Column) => DraftCell | undefined): DraftRow {
  const cells = Object.entries(row) as [Column, DraftCell][];
  return Object.fromEntries(
    cells.flatMap(([column, cell]) => {
      const changed = change(cell, column);
      return changed === undefined ? [] : [[column, changed]];
    }),
  );
}

function put(drafts: Map<string, DraftRow>, playerId: string, row: DraftRow): void {
  if (Object.keys(row).length === 0) drafts.delete(playerId);
  else drafts.set(playerId, row);
}
