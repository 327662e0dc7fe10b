import { type Entry, originOf } from '@vetta/contract/entries';
import { savedDay, saysAway } from './absence.ts';
import { type Column, columns, isNumberColumn } from './columns.ts';
import { readCell, sameCell } from './read-cell.ts';

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
export type Entries = ReadonlyMap<string, Entry | undefined>;

export interface CellChange {
  readonly playerId: string;
  readonly column: Column;
  readonly text: string;
}

/** Returns the saved text of a cell. A number that nobody wrote and no source counts is empty. */
export function savedText(entry: Entry | undefined, column: Column): string {
  if (entry === undefined || originOf(entry, column) === undefined)
    return isNumberColumn(column) ? '' : 'false';
  return String(entry[column]);
}

/** Returns what a cell's text is compared with: its own saved text, or the whole saved day if the text says that its person was away. */
export const savedFor = (entry: Entry | undefined, column: Column, text: string): string =>
  saysAway(column, text) ? savedDay(entry) : savedText(entry, column);

/** Whether a row was marked as away: a number's cell says so, and no other typed cell has a number. */
export function isMarkedAway(draft: DraftRow | undefined): boolean {
  const texts = columns.flatMap((column) => {
    const cell = draft?.[column];
    return cell === undefined ? [] : [{ column, text: cell.text }];
  });
  return saysThatAway(texts);
}

function saysThatAway(cells: readonly Pick<CellChange, 'column' | 'text'>[]): boolean {
  const [away, others] = [cells.some(isAway), cells.filter((cell) => !isAway(cell))];
  return (
    away && others.every(({ column, text }) => [0, false].includes(readCell(column, text) ?? Number.NaN))
  );
}

const isAway = ({ column, text }: Pick<CellChange, 'column' | 'text'>): boolean => saysAway(column, text);

/** Returns the text that a cell shows. The cells of a row that was marked as away are empty, but for the one that says so. */
export function shownText(draft: DraftRow | undefined, entry: Entry | undefined, column: Column): string {
  const text = draft?.[column]?.text;
  if (!isMarkedAway(draft)) return text ?? savedText(entry, column);
  return text !== undefined && saysAway(column, text) ? text : savedText(undefined, column);
}

/** Whether a cell was typed and differs from what is saved. */
export const isUnsaved = (draft: DraftRow | undefined, entry: Entry | undefined, column: Column): boolean => {
  const cell = draft?.[column];
  if (cell === undefined || (isMarkedAway(draft) && !saysAway(column, cell.text))) return false;
  return !sameCell(column, cell.text, savedFor(entry, column, cell.text));
};

/** Whether another admin has saved another value since the cell was typed. */
export function isContested(draft: DraftRow | undefined, entry: Entry | undefined, column: Column): boolean {
  const cell = draft?.[column];
  if (cell === undefined || !isUnsaved(draft, entry, column)) return false;
  return !sameCell(column, cell.base, savedFor(entry, column, cell.text));
}

/**
 * Returns the drafts with these cells typed. A cell with its saved value again is no draft. A word for «away» takes the place of
 * the row's other typed cells, and a number takes the place of the word.
 */
export function typed(drafts: Drafts, changes: readonly CellChange[], entries: Entries): Drafts {
  const next = new Map(drafts);
  const rows = new Map<string, CellChange[]>();
  for (const change of changes) rows.set(change.playerId, [...(rows.get(change.playerId) ?? []), change]);
  for (const [playerId, given] of rows) {
    const row = next.get(playerId) ?? {};
    const word = saysThatAway(given) ? given.find(isAway) : undefined;
    const [kept, written] = word ? [onlyCell(row, word.column), [word]] : [thereAgain(row, given), given];
    put(
      next,
      playerId,
      written.reduce((cells, change) => withCell(cells, change, entries.get(playerId)), kept),
    );
  }
  return next;
}

const onlyCell = (row: DraftRow, wanted: Column): DraftRow =>
  mapRow(row, (cell, column) => (column === wanted ? cell : undefined));

/** Returns a row without its word for «away» if one of these cells says something else; emptied cells do not. */
const thereAgain = (row: DraftRow, given: readonly CellChange[]): DraftRow =>
  given.every(({ column, text }) => ['', savedText(undefined, column)].includes(text.trim()))
    ? row
    : mapRow(row, (cell, column) => (saysAway(column, cell.text) ? undefined : cell));

function withCell(row: DraftRow, { column, text }: CellChange, entry: Entry | undefined): DraftRow {
  const { [column]: before, ...others } = row;
  const saved = savedFor(entry, column, text);
  // The word stays also in a row that is saved as away: its other letters are still to come.
  if (!saysAway(column, text) && sameCell(column, text, saved)) return others;
  const isSameKind = before !== undefined && saysAway(column, before.text) === saysAway(column, text);
  return { ...others, [column]: { text, base: isSameKind ? before.base : saved } };
}

/** Returns the drafts with discarded cells again; a cell that was typed since stays. */
export function restored(drafts: Drafts, discarded: Drafts): Drafts {
  const next = new Map(discarded);
  for (const [playerId, row] of drafts) next.set(playerId, { ...next.get(playerId), ...row });
  return next;
}

/** Returns the drafts with a row as it was before something was typed into one of its cells. */
export function takenBack(drafts: Drafts, playerId: string, row: DraftRow): Drafts {
  const next = new Map(drafts);
  put(next, playerId, row);
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
        isContested(row, entry, column) ? decide(cell, savedFor(entry, column, cell.text)) : cell,
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
      const base = savedFor(entry, column, text);
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
