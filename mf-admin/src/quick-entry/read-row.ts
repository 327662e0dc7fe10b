import type { DayRow, Entry, UsualNumbers } from '@vetta/contract/entries';
import { pointsOf } from '@vetta/contract/points';
import type { ScoringChange } from '@vetta/contract/scoring';
import { unusualNumbers } from '@vetta/contract/unusual';
import { yesNo } from '@vetta/contract/yes-no';
import { readYesNo } from '@vetta/tables/read-values';
import { savedDay, saysAway } from './absence.ts';
import { type Column, columns, isNumberColumn, labels } from './columns.ts';
import { type DraftRow, isContested, isMarkedAway, isUnsaved, savedText, shownText } from './drafts.ts';
import { explainCell, type Numbers, readCell } from './read-cell.ts';

export type CellState = 'error' | 'contested' | 'warning';

/** What a row of the grid shows and says. */
export interface Row {
  readonly texts: Readonly<Record<Column, string>>;
  /** The row's numbers; undefined while a cell is wrong. */
  readonly numbers: Numbers | undefined;
  readonly unsaved: readonly Column[];
  readonly states: Readonly<Partial<Record<Column, CellState>>>;
  /** What is wrong or strange, the most important first; null if nothing is. */
  readonly note: string | null;
  /** The numbers that are probably mistyped, as sentences. */
  readonly unusual: readonly string[];
  /** Whether the player has numbers on this day, saved or typed, or was away. */
  readonly hasData: boolean;
  /** Whether the player was away: as it is saved, with nothing typed since, or as it was typed. */
  readonly isAbsent: boolean;
}

/** Reads a row: what is typed over what is saved. */
export function readRow(
  draft: DraftRow | undefined,
  entry: Entry | undefined,
  usual: UsualNumbers | undefined,
): Row {
  const texts = {
    rings: shownText(draft, entry, 'rings'),
    apptSet: shownText(draft, entry, 'apptSet'),
    apptDone: shownText(draft, entry, 'apptDone'),
    alignment: shownText(draft, entry, 'alignment'),
  };
  const states: Partial<Record<Column, CellState>> = {};
  const notes: string[] = [];
  const mark = (column: Column, state: CellState, note: string) => {
    states[column] ??= state;
    notes.push(note);
  };
  const unsaved = columns.filter((column) => isUnsaved(draft, entry, column));
  const isMarked = isMarkedAway(draft);
  const isAbsent = isMarked || (entry?.absent === true && unsaved.length === 0);
  const numbers = isAbsent ? noNumbers : numbersOf(texts);
  for (const column of isMarked ? [] : unsaved) {
    if (readCell(column, texts[column]) === undefined)
      mark(column, 'error', explainCell(column, texts[column]));
  }
  for (const column of unsaved.filter((one) => isContested(draft, entry, one)))
    mark(
      column,
      'contested',
      isMarked
        ? dayInWords(savedDay(entry))
        : `${labels[column]}: ${inWords(column, savedText(entry, column))}`,
    );
  if (isAbsent) notes.push('Assente');
  const hasData = entry !== undefined || unsaved.length > 0;
  const strange = numbers && hasData && !isAbsent ? unusualNumbers(numbers, usual) : [];
  for (const { column, message } of strange) mark(column, 'warning', message);
  const note = notes.length > 0 ? notes.join(' · ') : null;
  const unusual = strange.map(({ sentence }) => sentence);
  return { texts, numbers, unsaved, states, note, unusual, hasData, isAbsent };
}

const noNumbers: Numbers = { rings: 0, apptSet: 0, apptDone: 0, alignment: false };

function numbersOf(texts: Row['texts']): Numbers | undefined {
  const rings = readCell('rings', texts.rings);
  const apptSet = readCell('apptSet', texts.apptSet);
  const apptDone = readCell('apptDone', texts.apptDone);
  const alignment = readCell('alignment', texts.alignment);
  if (rings === undefined || apptSet === undefined || apptDone === undefined || alignment === undefined)
    return undefined;
  return { rings, apptSet, apptDone, alignment };
}

/** Returns what a save writes of a row: the cells that were typed alone; an emptied one takes its number away. */
export function writtenCells({ texts, numbers, unsaved, isAbsent }: Row): WrittenCells {
  if (isAbsent) return { absent: true };
  return Object.fromEntries(
    unsaved.map((column) => [
      column,
      isNumberColumn(column) && texts[column].trim() === '' ? null : numbers?.[column],
    ]),
  );
}

type WrittenCells = Pick<DayRow, Column | 'absent'>;

const inWords = (column: Column, saved: string): string =>
  saved === ''
    ? 'un altro admin ha tolto il numero'
    : `un altro admin ha scritto ${valueInWords(column, saved)}`;

const dayInWords = (saved: string): string =>
  saved === '' ? 'un altro admin ha tolto i numeri' : `un altro admin ha scritto ${saved}`;

/** Returns a cell's text for a sentence: «sì», «88», «assente», «niente». */
export function valueInWords(column: Column, text: string): string {
  if (saysAway(column, text)) return 'assente';
  if (column === 'alignment') return yesNo(readYesNo(text));
  return text.trim() === '' ? 'niente' : text.trim();
}

/** Returns the points of a day's numbers by today's values. */
export const dayPoints = ({ alignment, ...numbers }: Numbers, scoring: ScoringChange): number =>
  pointsOf({ ...numbers, presences: alignment ? 1 : 0 }, scoring);
