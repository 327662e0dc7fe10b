import { matchPeople, type PersonChoice, type PersonInFile } from '@vetta/contract/match-people';
import { spellingKey } from '@vetta/contract/name-key';
import type { Player } from '@vetta/contract/players';
import { FIELD_LABELS, NUMBER_FIELDS, type TrackerField } from '@vetta/contract/tracker-fields';
import { type ColumnChoices, type Columns, findColumns, type HeaderColumn } from '@vetta/tables/find-columns';
import { readPasted } from '@vetta/tables/read-text';
import { readTracker } from '@vetta/tables/read-tracker';
import { readValue } from '@vetta/tables/read-values';
import type { TableRow } from '@vetta/tables/table';
import { leftInWords } from '../players/left-in-words.ts';
import { AWAY, saysAway } from './absence.ts';
import { type Column, columns } from './columns.ts';
import type { CellChange } from './drafts.ts';
import { guessColumns } from './guess-columns.ts';

/** Whose row a pasted one may be, which somebody must decide. */
export interface PastedPerson {
  /** As the text has it. */
  readonly name: string;
  readonly candidates: readonly { readonly id: string; readonly name: string }[];
  /** The row's numbers. */
  readonly texts: Readonly<Partial<Record<Column, string>>>;
}

/** A pasted row for which there was no place, and why. */
export interface Leftover {
  readonly cells: readonly string[];
  readonly reason: string;
  readonly person?: PastedPerson | undefined;
}

/** Where the cells of a pasted table go. */
export interface Placement {
  readonly changes: readonly CellChange[];
  readonly leftovers: readonly Leftover[];
  /** What of the text is not needed, as sentences: columns, sums, titles. */
  readonly leftOut: readonly string[];
  /** Whether it has no names, so that its rows go to the people from the cursor on. */
  readonly isByPosition: boolean;
  /** How many rows it has. */
  readonly rows: number;
}

/** A table of which somebody must say what its columns are. */
export interface AskedColumns {
  readonly header: readonly HeaderColumn[];
  readonly rows: readonly TableRow[];
}

export interface PasteTarget {
  /** All players of the day. */
  readonly players: readonly Player[];
  /** The players of the rows shown, in their order. */
  readonly shown: readonly Player[];
  /** Who left before the day. */
  readonly leavers?: readonly Player[] | undefined;
  /** The cell under the cursor. */
  readonly row: number;
  readonly column: number;
  readonly day: string;
  readonly today: string;
  /** Returns what was decided for a name before, by its `nameKey`. */
  readonly remembered?: ((key: string) => PersonChoice | undefined) | undefined;
}

/**
 * Returns where a pasted table goes: by its names if a column holds some, with or without a header; else as a block from the
 * cell under the cursor. An empty pasted cell leaves what is there. A row without a place is returned, never lost. Returns the
 * columns if they must be chosen first. Throws `UnreadableTable`.
 */
export function placePasted(
  text: string,
  target: PasteTarget,
  choices?: ColumnChoices,
): Placement | AskedColumns {
  const [{ rows } = { rows: [] }] = readPasted(text).sheets;
  const people = [...target.players, ...(target.leavers ?? [])];
  const guess = choices ? { kind: 'header' as const, choices } : guessColumns(rows, people);
  if (guess.kind === 'block') return asBlock(guess.columns, target);
  if (guess.kind === 'asked') return { header: guess.columns.header, rows: guess.columns.rows };
  if (guess.kind === 'header') return byName(rows, guess.choices, target);
  const { titles } = guess;
  if (!NUMBER_FIELDS.some((field) => titles.includes(FIELD_LABELS[field]))) return withoutNumbers(rows);
  // A table without titles gets them: the reader then knows its columns as any others.
  const placed = byName([{ line: 0, cells: titles }, ...rows], {}, target);
  const read = `Senza titoli, le colonne sono lette come ${titles.filter(Boolean).join(', ')}`;
  return { ...placed, leftOut: [read, ...placed.leftOut] };
}

const withoutNumbers = (rows: readonly TableRow[]): Placement => ({
  changes: [],
  leftovers: rows.map(({ cells }) => ({ cells, reason: 'non ha nessun numero' })),
  leftOut: [],
  isByPosition: false,
  rows: rows.length,
});

/** Whether the columns of a pasted table must be chosen first. */
export const isAsked = (placed: Placement | AskedColumns): placed is AskedColumns => 'header' in placed;

function byName(rows: readonly TableRow[], given: ColumnChoices, target: PasteTarget): Placement {
  const { places } = findColumns(rows, given);
  const missing = (['date', ...NUMBER_FIELDS] as const).filter((field) => !places.has(field));
  const reading = readTracker(
    { format: 'tsv', sheets: [{ name: null, rows }] },
    {
      day: target.day,
      // What the text does not have is not asked: the other columns are told as not needed.
      columns: { ...given, ...Object.fromEntries(missing.map((field) => [field, null])) },
    },
    {
      today: target.today,
      wrongDay: (day) => (day === target.day ? undefined : { message: 'è di un altro giorno' }),
    },
  );
  const rowAt = new Map(rows.map((row) => [row.line, row]));
  const cellsAt = (line: number) => rowAt.get(line)?.cells ?? [];
  const leftovers: Leftover[] = [];
  // The rows of the day are placed with their wrong cells, which the grid shows.
  const ofDay = reading.names.filter(({ date }) => date !== undefined);
  const told = new Set(ofDay.map(({ line }) => line));
  for (const { line, message } of reading.errors) {
    if (told.has(line)) continue;
    told.add(line);
    leftovers.push({ cells: cellsAt(line), reason: message });
  }
  const people = matchPeople(
    ofDay.map(({ name }) => ({ name, date: target.day })),
    [...target.players.map((player) => ({ ...player, archivedOn: null })), ...(target.leavers ?? [])],
    target.remembered && { remembered: target.remembered },
  );
  const ids = new Set(target.players.map(({ id }) => id));
  const seen = new Set<string>();
  const changes: CellChange[] = [];
  const skipped: string[] = [];
  for (const { line, name, away } of ofDay) {
    const person = people.get(spellingKey(name));
    const cells = cellsAt(line);
    if (person === undefined) continue;
    const key = person.playerId ?? spellingKey(name);
    const own = textsOf(cells, places);
    // The word may stand in a column of its own.
    const hasWord = columns.some((column) => saysAway(column, own[column] ?? ''));
    const texts = away === 'away' && !hasWord ? { rings: AWAY } : own;
    const refuse = (reason: string, asked?: PastedPerson) =>
      leftovers.push(asked ? { cells, reason, person: asked } : { cells, reason });
    if (person.choice === 'skip') skipped.push(`${name} è lasciato fuori`);
    else if (seen.has(key)) refuse('il nome è già in una riga prima');
    else if (away === 'beside numbers') refuse('ha numeri e un’assenza: era assente? Scrivilo nella griglia');
    else if (person.playerId !== null && !person.isAsked && ids.has(person.playerId)) {
      changes.push(...changesOf(person.playerId, texts));
    } else {
      const leaver = target.leavers?.find(({ id }) => id === person.playerId);
      if (leaver && !person.isAsked) refuse(`${leftInWords(leaver)}: da quel giorno non prende più numeri`);
      else refuse(reasonFor(person), { name, candidates: candidatesIn(person, ids), texts });
    }
    seen.add(key);
  }
  return {
    changes,
    leftovers,
    leftOut: [...new Set([...reading.leftOut.map(({ why }) => why), ...skipped])],
    isByPosition: false,
    rows: rows.length,
  };
}

/** Returns who of the day's grid a name may mean. */
const candidatesIn = ({ candidates }: PersonInFile, ids: ReadonlySet<string>): PastedPerson['candidates'] =>
  candidates.flatMap(({ id, name }) => (ids.has(id) ? [{ id, name }] : []));

function reasonFor({ how, candidates: [first] }: PersonInFile): string {
  if (how === 'archived' && first) return `${first.name} è tra gli archiviati`;
  return how === 'same' || how === 'swapped' ? 'due partecipanti hanno questo nome' : 'nome non trovato';
}

/** Returns the table's rows one below the other, from the cell under the cursor on. */
function asBlock(
  { line: headerLine, places, rows, leftOut }: Columns,
  { shown, row, column }: PasteTarget,
): Placement {
  const hasHeader = NUMBER_FIELDS.some((field) => places.has(field));
  const fields: ReadonlyMap<TrackerField, number> = hasHeader
    ? places
    : new Map(columns.slice(column).map((field, place) => [field, place]));
  const width = hasHeader ? Number.POSITIVE_INFINITY : fields.size;
  const changes: CellChange[] = [];
  const leftovers: Leftover[] = [];
  // An empty row of the sheet leaves its person as it is.
  const first = (headerLine ?? 0) + 1;
  for (const { line, cells } of rows) {
    const player = shown[row + line - first];
    if (player !== undefined) changes.push(...changesOf(player.id, textsOf(cells, fields)));
    if (player === undefined) leftovers.push({ cells, reason: 'oltre la fine dell’elenco' });
    else if (cells.slice(width).some((cell) => cell.trim() !== ''))
      leftovers.push({ cells: cells.slice(width), reason: 'oltre l’ultima colonna' });
  }
  return {
    changes,
    leftovers,
    leftOut: hasHeader ? leftOut.map(({ why }) => why) : [],
    isByPosition: true,
    rows: rows.length,
  };
}

/** Returns the texts of a row's cells that hold something. */
function textsOf(
  cells: readonly string[],
  places: ReadonlyMap<TrackerField, number>,
): Partial<Record<Column, string>> {
  const texts: Partial<Record<Column, string>> = {};
  for (const column of columns) {
    const place = places.get(column);
    const text = place === undefined ? '' : (cells[place]?.trim() ?? '');
    const shown = text === '' ? '' : canonical(column, text);
    if (shown !== '') texts[column] = shown;
  }
  return texts;
}

/** Returns the changes of a row of the grid. */
export const changesOf = (playerId: string, texts: PastedPerson['texts']): CellChange[] =>
  columns.flatMap((column) => {
    const text = texts[column];
    return text === undefined ? [] : [{ playerId, column, text }];
  });

/** Returns a value in its one spelling; a text that is no value stays, to be shown as an error. A dash is no number. */
export function canonical(column: Column, text: string): string {
  const value = readValue(column, text);
  return value === undefined ? text.trim() : value === null ? '' : String(value);
}

/** Whether a pasted text is one cell's. */
export const pastedValue = (text: string): string | undefined => {
  const [{ rows } = { rows: [] }] = readPasted(text).sheets;
  const [row, another] = rows;
  const [cell, next] = row?.cells ?? [];
  return another === undefined && next === undefined ? cell : undefined;
};
