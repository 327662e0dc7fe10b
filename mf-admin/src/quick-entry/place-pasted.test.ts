import { Player } from '@vetta/contract/players';
import { LEAVER, PLAYERS, SPELLINGS } from '@vetta/contract/testing/spellings';
import { expect, test } from 'vitest';
import { columns, labels, shortLabels } from './columns.ts';
import { isAsked, type PasteTarget, placePasted } from './place-pasted.ts';

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
const target: PasteTarget = {
  players,
  shown: players,
  row: 0,
  column: 0,
  day: '2026-11-20',
  today: '2026-11-20',
};

/** Pastes a text; returns each changed player's cells by their name. */
function paste(text: string, at: Partial<PasteTarget> = {}) {
  const placed = placePasted(text, { ...target, ...at });
  if (isAsked(placed))
    return { cells: {}, leftovers: [], asked: placed.header.map(({ heading }) => heading) };
  const { changes, leftovers, leftOut, isByPosition } = placed;
  const people = [...target.players, ...(at.players ?? [])];
  const cells: Record<string, Record<string, string>> = {};
  for (const { playerId, column, text: value } of changes) {
    const name = people.find(({ id }) => id === playerId)?.name ?? '';
    cells[name] = { ...cells[name], [column]: value };
  }
  return {
    cells,
    leftovers: leftovers.map(({ cells: [first], reason }) => `${first}: ${reason}`),
    people: leftovers.flatMap(({ person }) => person ?? []),
    leftOut,
    isByPosition,
  };
}

const NUMBERS = { rings: '88', apptSet: '3', apptDone: '1', alignment: 'true' };

test('a block goes from the cell under the cursor to the right and down', () => {
  const { cells, leftovers } = paste('88\t3\r\n70\t1\r\n', { row: 1, column: 0 });
  expect(cells).toEqual({
    'Bruno Sala': { rings: '88', apptSet: '3' },
    'Niccolò Conti': { rings: '70', apptSet: '1' },
  });
  expect(leftovers).toEqual([]);
});

test('what does not fit below or to the right is told', () => {
  expect(paste('1\n2\n3', { row: 1 }).leftovers).toEqual(['3: oltre la fine dell’elenco']);
  const { cells, leftovers } = paste('1\tsì\t9', { column: 2 });
  expect(cells).toEqual({ 'Ada Neri': { apptDone: '1', alignment: 'true' } });
  expect(leftovers).toEqual(['9: oltre l’ultima colonna']);
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
    'Ada Neri': NUMBERS,
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
    'Ada Neri': NUMBERS,
  });
});

test.each([labels, shortLabels, { ...labels, apptDone: 'App. fatti', alignment: 'Allineamento Obiettivi' }])(
  'a table copied from the screen is placed with all its numbers, under %j',
  (headings) => {
    const heads = ['Partecipante', ...columns.map((column) => headings[column])].join('\t');
    expect(paste(`${heads}\nAda Neri\t88\t3\t1\tsì`)).toMatchObject({
      cells: { 'Ada Neri': NUMBERS },
      leftOut: [],
    });
  },
);

test("another day's rows are not today's", () => {
  const { cells, leftovers } = paste('Ada Neri\t20/11/2026\t88\nBruno Sala\t19/11/2026\t70');
  expect(cells).toEqual({ 'Ada Neri': { rings: '88' } });
  expect(leftovers).toEqual(['Bruno Sala: è di un altro giorno']);
  // The case paste-merged-days.tsv: an empty day is the one above it.
  const merged =
    'Data\tOperatore\tChiamate\n19/11/2026\tAda Neri\t88\n\tBruno Sala\t70\n20/11/2026\tAda Neri\t80\n\tBruno Sala\t77\n';
  expect(paste(merged).cells).toEqual({ 'Ada Neri': { rings: '80' }, 'Bruno Sala': { rings: '77' } });
  expect(paste(merged, { day: '2026-11-21', today: '2026-11-21' })).toMatchObject({
    cells: {},
    leftovers: [
      '19/11/2026: è di un altro giorno',
      ': è di un altro giorno',
      '20/11/2026: è di un altro giorno',
      ': è di un altro giorno',
    ],
  });
  expect(
    paste('Nome\tData\tChiamate\nAda Neri\t20/11\t88\nBruno Sala\t\t70\nNiccolò Conti\t20/11\t60'),
  ).toMatchObject({
    cells: { 'Ada Neri': { rings: '88' }, 'Niccolò Conti': { rings: '60' } },
    leftovers: [expect.stringContaining('Bruno Sala: Data «»: serve un giorno')],
  });
});

test('a wrong number stays as it is, to be shown as an error', () => {
  expect(paste('2,5\t-1\t99999\tforse').cells).toEqual({
    'Ada Neri': { rings: '2,5', apptSet: '-1', apptDone: '99999', alignment: 'forse' },
  });
});

test.each([
  'Operatore',
  'Nominativo',
  'Agente',
  'Venditore',
  'Setter',
  'Dipendente',
  'Cognome e nome',
  'Chi', // known by what it holds
])('under «%s» the numbers go to the people named, wherever the cursor is', (heading) => {
  const sheet = `${heading}\tChiamate\tApp. fissati\tApp. conclusi\tPresenza\tNote\r\nConti  Niccolo\t88\t3\t1\tsì\tal mare\r\n`;
  expect(paste(sheet)).toMatchObject({
    cells: { 'Niccolò Conti': NUMBERS },
    leftovers: [],
    leftOut: ['La colonna «Note» non serve'],
    isByPosition: false,
  });
});

test('first and last names in two columns are one name, with titles and without', () => {
  expect(paste('Nome\tCognome\tChiamate\nNiccolò\tConti\t88\nAda\tNeri\t70').cells).toEqual({
    'Niccolò Conti': { rings: '88' },
    'Ada Neri': { rings: '70' },
  });
  expect(paste('Conti\tNiccolò\t88\nNeri\tAda\t70').cells).toEqual({
    'Niccolò Conti': { rings: '88' },
    'Ada Neri': { rings: '70' },
  });
});

test('names in any column are names, without titles too, and what was assumed is told', () => {
  const { cells, leftOut } = paste('88\t3\tNiccolò Conti\n70\t1\tAda Neri', { row: 1 });
  expect(cells).toEqual({
    'Niccolò Conti': { rings: '88', apptSet: '3' },
    'Ada Neri': { rings: '70', apptSet: '1' },
  });
  expect(leftOut).toEqual(['Senza titoli, le colonne sono lette come Chiamate, App. Fissati, Nome']);
  // Nobody of them is known: still no numbers for those who are.
  expect(paste('88\tMario Rossi\n70\tLuigi Verdi')).toMatchObject({
    cells: {},
    leftovers: ['88: nome non trovato', '70: nome non trovato'],
  });
  expect(paste('Mario Rossi\nLuigi Verdi').leftovers).toEqual([
    'Mario Rossi: non ha nessun numero',
    'Luigi Verdi: non ha nessun numero',
  ]);
});

test('only a table without any name goes by position', () => {
  expect(paste('88\t3\n70\t2')).toMatchObject({ isByPosition: true });
  expect(paste('Chiamate\tApp. fissati\tMinuti\n88\t3\t12\n70\t2\t9', { column: 3 })).toMatchObject({
    isByPosition: true,
    cells: { 'Ada Neri': { rings: '88', apptSet: '3' }, 'Bruno Sala': { rings: '70', apptSet: '2' } },
    leftOut: ['La colonna «Minuti» non serve'],
  });
});

test('titles that say nothing of the numbers are asked about, and so is a title that comes twice', () => {
  const sheet = 'Chi\tQuante\tPrese\nAda Neri\t88\t3';
  expect(paste(sheet)).toMatchObject({ asked: ['Chi', 'Quante', 'Prese'] });
  const choices = { name: 'Chi', apptSet: 'Quante', rings: 'Prese' };
  expect(placePasted(sheet, target, choices)).toMatchObject({
    changes: [
      { column: 'rings', text: '3' },
      { column: 'apptSet', text: '88' },
    ],
  });
  expect(paste('Nome\tChiamate\tChiamate\nAda Neri\t88\t3')).toMatchObject({
    asked: ['Nome', 'Chiamate', 'Chiamate'],
  });
});

test('a quote is a letter like others, and quoting only around a tab, a line break or a doubled quote', () => {
  const nino = [...players, player('"Nino" Prova Due', 4), player('Prova Uno', 5)];
  const at = { players: nino, shown: nino };
  // The case grid-quote-first.tsv.
  const { cells, leftovers } = paste(
    'Prova Uno\t88\t3\t1\tx\r\n"Nino" Prova Due\t70\t2\t0\t\r\nProva Tre\t60\t1\t0\tx\r\nProva Quattro\t50\t1\t0\tx\r\n',
    at,
  );
  expect(cells).toEqual({
    'Prova Uno': NUMBERS,
    '"Nino" Prova Due': { rings: '70', apptSet: '2', apptDone: '0' },
  });
  expect(leftovers).toEqual(['Prova Tre: nome non trovato', 'Prova Quattro: nome non trovato']);
  // The case paste-quote-first.tsv: its day is another one's.
  const day =
    'name\tdate\trings\tapptSet\tapptDone\talignment\nProva Uno\t2026-11-20\t88\t3\t1\ttrue\n"Nino" Prova Due\t2026-11-20\t70\t2\t0\tfalse\n';
  expect(paste(day, at).cells).toMatchObject({ 'Prova Uno': NUMBERS, '"Nino" Prova Due': { rings: '70' } });
  expect(paste('"Ada\nNeri"\t5', at).leftovers).toHaveLength(1);
  expect(paste('12,5\t3,5').cells).toEqual({ 'Ada Neri': { rings: '12,5', apptSet: '3,5' } });
});

test('sums, titles and rows without a number are left out, and told', () => {
  const { cells, leftovers, leftOut } = paste(
    'Report del 20/11\nOperatore\tChiamate\nAda Neri\t1.088\nBruno Sala\t\nTotale\t1088\n',
  );
  expect([cells, leftovers]).toEqual([{ 'Ada Neri': { rings: '1088' } }, []]);
  expect(leftOut).toEqual([
    'Sopra l’intestazione: «Report del 20/11»',
    'Bruno Sala non ha nessun numero',
    '«Totale» è una somma di altre righe',
  ]);
});

test('a name that is like one, of somebody who left, or nobody’s can be decided with its numbers', () => {
  const carla = { ...player('Carla Blu', 4), archivedOn: '2026-11-10' };
  const { cells, people, leftovers } = paste('Nome\tChiamate\nNiccolo Conte\t88\nCarla Blu\t7\nZeno\t5', {
    leavers: [carla],
  });
  expect(cells).toEqual({});
  expect(leftovers).toEqual([
    'Niccolo Conte: nome non trovato',
    'Carla Blu: Carla Blu è tra gli archiviati',
    'Zeno: nome non trovato',
  ]);
  expect(people).toEqual([
    {
      name: 'Niccolo Conte',
      candidates: [{ id: players[2]?.id, name: 'Niccolò Conti' }],
      texts: { rings: '88' },
    },
    { name: 'Carla Blu', candidates: [], texts: { rings: '7' } },
    { name: 'Zeno', candidates: [], texts: { rings: '5' } },
  ]);
});

test('a pasted name means whom it means in a file, in each of 300 spellings', () => {
  const known = PLAYERS.map((name, at) => ({ ...player(name, 1), id: `id ${at}` }));
  const leaver = { ...player(LEAVER, 9), archivedOn: '2026-11-10' };
  const answers = SPELLINGS.map(([spelled]) => {
    const placed = placePasted(`Nome\tChiamate\n${spelled}\t88`, {
      ...target,
      players: known,
      leavers: [leaver],
    });
    if (isAsked(placed)) return 'asked';
    const [[change], [leftover]] = [placed.changes, placed.leftovers];
    const whom = known.find(({ id }) => id === (change?.playerId ?? leftover?.person?.candidates[0]?.id));
    return `${change ? 'sure' : 'asked'}: ${whom?.name ?? (leftover?.reason.includes('archiviati') ? LEAVER : 'nobody')}`;
  });
  expect(answers).toEqual(
    SPELLINGS.map(([, how, whom]) => {
      if (how === 'same' || how === 'swapped') return `sure: ${whom}`;
      return `asked: ${whom !== LEAVER || how === 'archived' ? (whom ?? 'nobody') : 'nobody'}`;
    }),
  );
});

test('what was decided for a name before holds', () => {
  const remembered = (key: string) =>
    key === 'nico' ? players[2]?.id : key === 'ufficio' ? 'skip' : undefined;
  expect(paste('Nome\tChiamate\nNico\t88\nUfficio\t900', { remembered })).toMatchObject({
    cells: { 'Niccolò Conti': { rings: '88' } },
    leftovers: [],
    leftOut: ['Ufficio è lasciato fuori'],
  });
});

test('«assente» in a number’s column goes to its person as it stands, with titles and without', () => {
  expect(paste('Nome\tChiamate\tFissati\nAda Neri\t88\t3\nBruno Sala\tassente\t').cells).toEqual({
    'Ada Neri': { rings: '88', apptSet: '3' },
    'Bruno Sala': { rings: 'assente' },
  });
  const own = paste(
    'Nome\tChiamate\tPresenza\tAssenza\nAda Neri\t\tferie\t\nBruno Sala\t0\tno\tmalattia\nNiccolò Conti\t5\tsì\tferie',
  );
  expect(own.cells).toEqual({ 'Ada Neri': { rings: 'a' }, 'Bruno Sala': { rings: 'a' } });
  expect(own.leftovers).toEqual([
    'Niccolò Conti: ha numeri e un’assenza: era assente? Scrivilo nella griglia',
  ]);
  expect(paste('Ada Neri\tAssente\nBruno Sala\t70').cells).toEqual({
    'Ada Neri': { rings: 'Assente' },
    'Bruno Sala': { rings: '70' },
  });
});
