import { Player } from '@vetta/contract/players';
import { expect, test } from 'vitest';
import { readTable } from './clipboard-table.ts';
import { type PasteTarget, placePasted } from './place-pasted.ts';

const player = (name: string, number: number): Player =>
  Player.parse({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    name,
    position: 0,
    score: 0,
    bonus: 0,
    total: 0,
    joinedOn: '2026-11-01',
    archivedOn: null,
    updated_at: '2026-11-20T17:42:00.000Z',
  });

const players = [player('Ada Neri', 1), player('Bruno Sala', 2), player('Niccolò Conti', 3)];
const target: PasteTarget = { players, shown: players, row: 0, column: 0, day: '2026-11-20' };

/** Pastes a text; returns each changed player's cells by their name. */
function paste(text: string, at: Partial<PasteTarget> = {}) {
  const { changes, leftovers } = placePasted(readTable(text), { ...target, ...at });
  const people = [...target.players, ...(at.players ?? [])];
  const cells: Record<string, Record<string, string>> = {};
  for (const { playerId, column, text: value } of changes) {
    const name = people.find(({ id }) => id === playerId)?.name ?? '';
    cells[name] = { ...cells[name], [column]: value };
  }
  return { cells, leftovers: leftovers.map(({ cells: [first], reason }) => `${first}: ${reason}`) };
}

test('a block goes from the cell under the cursor to the right and down', () => {
  const { cells, leftovers } = paste('88\t3\r\n70\t1\r\n', { row: 1, column: 0 });
  expect(cells).toEqual({
    'Bruno Sala': { rings: '88', apptSet: '3' },
    'Niccolò Conti': { rings: '70', apptSet: '1' },
  });
  expect(leftovers).toEqual([]);
});

test('what does not fit below or to the right is told', () => {
  expect(paste('1\n2\n3', { row: 1 }).leftovers).toEqual(["3: oltre la fine dell'elenco"]);
  const { cells, leftovers } = paste('1\tsì\t9', { column: 2 });
  expect(cells).toEqual({ 'Ada Neri': { apptDone: '1', alignment: 'true' } });
  expect(leftovers).toEqual(["9: oltre l'ultima colonna"]);
});

test('an empty cell leaves what is there, and an empty row moves the next ones down', () => {
  expect(paste('88\t\t1\n\t\t\n70\t\t').cells).toEqual({
    'Ada Neri': { rings: '88', apptDone: '1' },
    'Niccolò Conti': { rings: '70' },
  });
});

test('names are matched trimmed, in NFC and without case, wherever the cursor is', () => {
  const { cells } = paste(' niccolo\u0300 CONTI \t70\t1\t0\tno\nADA NERI\t88\t3\t1\tx', {
    row: 2,
    column: 3,
  });
  expect(cells).toEqual({
    'Niccolò Conti': { rings: '70', apptSet: '1', apptDone: '0', alignment: 'false' },
    'Ada Neri': { rings: '88', apptSet: '3', apptDone: '1', alignment: 'true' },
  });
});

test('unknown names, namesakes and a name that comes twice are told; the others are placed', () => {
  const namesakes = [...players, player('Carlo Pace', 4), player('carlo pace', 5)];
  const { cells, leftovers } = paste('Ada Neri\t88\nZeno Blu\t7\nCarlo Pace\t3\nada neri\t9', {
    players: namesakes,
    shown: namesakes,
  });
  expect(cells).toEqual({ 'Ada Neri': { rings: '88' } });
  expect(leftovers).toEqual([
    'Zeno Blu: nome non trovato',
    'Carlo Pace: due partecipanti hanno questo nome',
    'ada neri: il nome è già in una riga prima',
  ]);
});

test('a header says which column is which, in Italian or as a tracker has it', () => {
  expect(paste('Allineamento\tNome\tApp. Conclusi\nsì\tAda Neri\t2').cells).toEqual({
    'Ada Neri': { alignment: 'true', apptDone: '2' },
  });
  expect(paste('name;date;rings;apptSet;apptDone;alignment\nAda Neri;2026-11-20;88;3;1;true').cells).toEqual({
    'Ada Neri': { rings: '88', apptSet: '3', apptDone: '1', alignment: 'true' },
  });
});

test("another day's rows are not today's", () => {
  const { cells, leftovers } = paste('Ada Neri\t20/11/2026\t88\nBruno Sala\t19/11/2026\t70');
  expect(cells).toEqual({ 'Ada Neri': { rings: '88' } });
  expect(leftovers).toEqual(['Bruno Sala: è di un altro giorno']);
});

test('a wrong number stays as it is, to be shown as an error', () => {
  expect(paste('2,5\t-1\t99999\tforse').cells).toEqual({
    'Ada Neri': { rings: '2,5', apptSet: '-1', apptDone: '99999', alignment: 'forse' },
  });
});
