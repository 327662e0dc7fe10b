import { nameKey } from '@vetta/contract/name-key';
import type { Player } from '@vetta/contract/players';
import { type Column, columns, isNumberColumn } from './columns.ts';
import type { CellChange } from './drafts.ts';
import { readCell, readYesNo } from './read-cell.ts';

/** A pasted row for which there was no place, and why. */
export interface Leftover {
  readonly cells: readonly string[];
  readonly reason: string;
}

/** Where the cells of a pasted table go. */
export interface Placement {
  readonly changes: readonly CellChange[];
  readonly leftovers: readonly Leftover[];
}

export interface PasteTarget {
  /** All players of the day. */
  readonly players: readonly Player[];
  /** The players of the rows shown, in their order. */
  readonly shown: readonly Player[];
  /** The cell under the cursor. */
  readonly row: number;
  readonly column: number;
  readonly day: string;
}

type Field = Column | 'name' | 'date';
type Header = readonly (Field | undefined)[];

// As in our headings, in a tracker file, and as people write them; without dots, spaces and case.
const FIELDS: Readonly<Record<string, Field>> = {
  nome: 'name',
  name: 'name',
  partecipante: 'name',
  data: 'date',
  date: 'date',
  giorno: 'date',
  chiamate: 'rings',
  rings: 'rings',
  appfissati: 'apptSet',
  apptset: 'apptSet',
  fissati: 'apptSet',
  appuntamentifissati: 'apptSet',
  appconclusi: 'apptDone',
  appfatti: 'apptDone',
  apptdone: 'apptDone',
  conclusi: 'apptDone',
  appuntamenticonclusi: 'apptDone',
  allineamento: 'alignment',
  allineamentoobiettivi: 'alignment',
  alignment: 'alignment',
};

const fieldOf = (cell: string): Field | undefined =>
  FIELDS[cell.normalize('NFC').toLocaleLowerCase('it').replace(/[.\s]/g, '')];

/**
 * Returns where a pasted table goes: by its names if it has some, with or without a header; else as a block from the cell
 * under the cursor. An empty pasted cell leaves what is there. A row without a place is returned, never lost.
 */
export function placePasted(table: readonly (readonly string[])[], target: PasteTarget): Placement {
  const [first = [], ...rest] = table;
  const header = first.map(fieldOf);
  const hasHeader = header.some((field) => field !== undefined) && first.every((cell) => !isValue(cell));
  const body = (hasHeader ? rest : table).filter((row) => row.some((cell) => cell.trim() !== ''));
  if (hasHeader && header.includes('name')) return byName(body, header, target);
  if (!hasHeader && body.some((row) => row.length > 1 && !isValue(row[0] ?? '')))
    return byName(body, usualHeader(body), target);
  return asBlock(hasHeader ? rest : table, hasHeader ? header : undefined, target);
}

/** Whether a cell says a number, yes or no, or nothing, and so is no name. */
const isValue = (cell: string): boolean => /^[\s\d.,+-]*$/.test(cell) || readYesNo(cell) !== undefined;

const isDate = (cell: string): boolean => dayOf(cell) !== undefined;

/** The columns of a table of names without a header. */
const usualHeader = (body: readonly (readonly string[])[]): Header =>
  body.some((row) => isDate(row[1] ?? '')) ? ['name', 'date', ...columns] : ['name', ...columns];

function byName(body: readonly (readonly string[])[], header: Header, target: PasteTarget): Placement {
  const named = playersByName(target.players);
  const seen = new Set<string>();
  const changes: CellChange[] = [];
  const leftovers: Leftover[] = [];
  for (const cells of body) {
    const at = (field: Field) => cells[header.indexOf(field)] ?? '';
    const key = nameKey(at('name'));
    const [player, namesake] = named.get(key) ?? [];
    const refuse = (reason: string) => leftovers.push({ cells, reason });
    if (player === undefined) refuse('nome non trovato');
    else if (namesake !== undefined) refuse('due partecipanti hanno questo nome');
    else if (header.includes('date') && at('date').trim() !== '' && dayOf(at('date')) !== target.day)
      refuse('è di un altro giorno');
    else if (seen.has(key)) refuse('il nome è già in una riga prima');
    else {
      seen.add(key);
      changes.push(...cellsOf(player.id, cells, header));
    }
  }
  return { changes, leftovers };
}

function playersByName(players: readonly Player[]): ReadonlyMap<string, Player[]> {
  const named = new Map<string, Player[]>();
  for (const player of players) {
    const key = nameKey(player.name);
    named.set(key, [...(named.get(key) ?? []), player]);
  }
  return named;
}

function asBlock(
  block: readonly (readonly string[])[],
  header: Header | undefined,
  { shown, row, column }: PasteTarget,
): Placement {
  const fields: Header = header ?? columns.slice(column);
  const changes: CellChange[] = [];
  const leftovers: Leftover[] = [];
  for (const [index, cells] of block.entries()) {
    const player = shown[row + index];
    const isTooWide = cells.slice(fields.length).some((cell) => cell.trim() !== '');
    if (player !== undefined) changes.push(...cellsOf(player.id, cells, fields));
    if (player === undefined && cells.some((cell) => cell.trim() !== ''))
      leftovers.push({ cells, reason: "oltre la fine dell'elenco" });
    else if (isTooWide)
      leftovers.push({ cells: cells.slice(fields.length), reason: "oltre l'ultima colonna" });
  }
  return { changes, leftovers };
}

const cellsOf = (playerId: string, cells: readonly string[], header: Header): CellChange[] =>
  header.flatMap((field, index) => {
    const text = cells[index]?.trim() ?? '';
    if (field === undefined || field === 'name' || field === 'date' || text === '') return [];
    return [{ playerId, column: field, text: canonical(field, text) }];
  });

/** Yes and no in one spelling; a text that is no value stays, to be shown as an error. */
function canonical(column: Column, text: string): string {
  const value = readCell(column, text);
  return isNumberColumn(column) || value === undefined ? text : String(value);
}

/**
 * Returns the ISO day of `2026-11-21`, or of `21/11/2026` with «/», «.» or «-»; undefined for any other text. Does not check
 * that the day exists.
 */
function dayOf(cell: string): string | undefined {
  const text = cell.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
