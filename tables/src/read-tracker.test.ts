import { expect, test } from 'vitest';
import type { RowNumbers } from './read-rows.ts';
import { readTable } from './read-table.ts';
import { readText } from './read-text.ts';
import { readExactTracker, readTracker, type TrackerOptions, type TrackerReading } from './read-tracker.ts';

const today = '2026-11-25';
const read = (text: string, options: TrackerOptions = {}, fileName = ''): TrackerReading =>
  readTracker(readText(text), options, { today, fileName });

/** The rows as «name day rings/set/done/alignment». */
const taken = ({ rows }: TrackerReading) =>
  rows.map(({ name, date, numbers }) => `${name} ${date} ${inShort(numbers)}`);
const inShort = ({ rings, apptSet, apptDone, alignment, absent }: RowNumbers) =>
  absent ? 'absent' : [rings, apptSet, apptDone, alignment].map((value) => String(value ?? '')).join('/');

test.each([
  'Operatore',
  'Nominativo',
  'Agente',
  'Venditore',
  'Setter',
  'Dipendente',
  'Cognome e nome',
  'COGNOME E NOME',
  'nome',
])('names are found under «%s»', (heading) => {
  const reading = read(`Data\t${heading}\tChiamate\n25/11/2026\tAda Neri\t88`);
  expect(taken(reading)).toEqual(['Ada Neri 2026-11-25 88///']);
  expect(reading.unsure).toEqual([]);
});

test.each([
  ['Nome\tCognome', 'Ada\tDe Neri', 'Ada De Neri'],
  ['Cognome\tNome', 'De Neri\tAda', 'Ada De Neri'],
])('a name in two columns, %j, is one name', (headings, cells, name) => {
  const reading = read(`${headings}\tSquilli\n${cells}\t1.234`, { day: '2026-11-24' });
  expect(taken(reading)).toEqual([`${name} 2026-11-24 1234///`]);
});

test('what is no row of a player is left out, and said', () => {
  const reading = read(
    [
      'Report di novembre;;;;;',
      '',
      'Operatore;Data;Chiamate;App. fissati;Note;',
      'Anna;24/11/2026;10;1;in ferie domani;',
      'Bruno;24/11/2026;;;malato;',
      'Somma Carla;24/11/2026;5;;;',
      'Totale;;15;1;;',
      'Media generale:;;7,5;0,5;;',
      'Operatore;Data;Chiamate;App. fissati;Note;',
      ';;;;fine;',
    ].join('\r\n'),
  );
  expect(taken(reading)).toEqual(['Anna 2026-11-24 10/1//', 'Somma Carla 2026-11-24 5/0//']);
  expect(reading.errors).toEqual([]);
  expect(reading.leftOut).toEqual([
    { line: 1, why: 'Sopra l’intestazione: «Report di novembre»' },
    { line: 3, why: 'La colonna «Note» non serve' },
    { line: 5, why: 'Bruno non ha nessun numero' },
    { line: 7, why: '«Totale» è una somma di altre righe' },
    { line: 8, why: '«Media generale:» è una somma di altre righe' },
    { line: 9, why: 'È l’intestazione, ripetuta' },
    { line: 10, why: 'Non ha né una persona né un numero' },
  ]);
  expect(reading.header.map(({ heading, field }) => [heading, field])).toEqual([
    ['Operatore', 'name'],
    ['Data', 'date'],
    ['Chiamate', 'rings'],
    ['App. fissati', 'apptSet'],
    ['Note', null],
  ]);
});

test('sums have many names, and nobody is called as they are', () => {
  const sums = [
    'Totale Team Nord',
    'TOTALE 24/11/2026',
    'Tot.',
    'Tot. giorno',
    'Grand Total',
    'Somma giornata',
    'Medie',
  ];
  const people = ['Carla Somma', 'Media Ugo', 'Totaro Ada', 'D’Amedia Pia'];
  const reading = read(
    ['Operatore;Chiamate', ...[...sums, ...people].map((label) => `${label};12`)].join('\n'),
    { day: '2026-11-24' },
  );
  expect(reading.rows.map(({ name }) => name)).toEqual(people);
  expect(reading.leftOut).toHaveLength(sums.length);
});

test('a separator too many in a row of a text moves its numbers: the row is wrong', () => {
  const text =
    'Nome,Data,Chiamate,App. fissati,Presenza\nAnna,24/11/2026,12,0,1,sì\nBruno,24/11/2026,5,1,sì,,';
  expect(read(text)).toMatchObject({
    rows: [{ name: 'Bruno', numbers: { rings: 5, apptSet: 1, alignment: true } }],
    errors: [{ line: 2, column: null, message: expect.stringContaining('fino a «sì»') }],
  });
});

test('each wrong cell is told with its row and its heading', () => {
  const reading = read(
    [
      'Setter;Giorno;Telefonate;Fissati;Svolti;Presente',
      'Anna;31/11/2026;88,5;1;0;forse',
      ';24/11/2026;10001;-1;0;no',
      '"Due\nrighe";24/11/2026;1;1;1;sì',
      '"Bruno"x;24/11/2026;1;1;1;sì',
    ].join('\n'),
  );
  expect(reading.errors.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
    '2 Giorno: Giorno «31/11/2026»: serve un giorno che esiste, come 24/11/2026',
    '2 Telefonate: Telefonate «88,5»: serve un numero intero da 0 a 10.000',
    '2 Presente: Presente «forse»: serve sì o no',
    '3 Setter: Setter «»: serve un nome, di 120 caratteri al massimo',
    '3 Telefonate: Telefonate «10001»: serve un numero intero da 0 a 10.000',
    '3 Fissati: Fissati «-1»: serve un numero intero da 0 a 1.000',
    '4 Setter: Setter «Due righe»: il nome va su una riga sola',
    '5 null: Le virgolette di questa riga non si chiudono',
  ]);
});

test('the error of a formula is no number, no day and nobody’s name', () => {
  const { errors, rows } = read('Nome;Data;Chiamate\n#N/D;24/11/2026;5\nAda;#RIF!;5\nEva;24/11/2026;#DIV/0!');
  expect(rows).toEqual([]);
  expect(errors.map(({ line, column, message }) => `${line} ${column}: ${message.split(': ')[1]}`)).toEqual([
    '2 Nome: è l’errore di una formula',
    '3 Data: è l’errore di una formula',
    '4 Chiamate: è l’errore di una formula',
  ]);
});

test('numbers and yes or no are read as people write them', () => {
  const rows = [
    ['1.234', '1 2', '', 'Sì'],
    ['1 234', '12,0', '12', 'x'],
    ["1'234", '0', '-', 'PRESENTE'],
    ['7', '', '', ''],
    ['', '1', '', 'assente'],
    ['', '', '', '✓'],
  ];
  const text = rows.map((cells, index) => [`P${index}`, ...cells].join('\t')).join('\n');
  const reading = read(`Nome\tChiamate\tFissati\tConclusi\tPresenza\n${text}`, { day: '2026-11-24' });
  expect(reading.errors).toMatchObject([{ line: 2, column: 'Fissati' }]);
  expect(taken(reading).map((row) => row.replace(' 2026-11-24', ''))).toEqual([
    'P1 1234/12/12/true',
    'P2 1234/0/0/true',
    'P3 7/0/0/false',
    'P4 0/1/0/false',
    'P5 0/0/0/true',
  ]);
});

test.each([
  'assente',
  'Ferie',
  'FERIE',
  'malattia',
  'in malattia',
  'permesso',
  'Permesso retribuito',
  'ass.',
  'A',
  'sick leave',
])('«%s» in a cell of numbers, in the column of the alignment or in one of its own is an absence', (word) => {
  const { rows, errors, unsure } = read(
    `Nome;Chiamate;App. fissati;Presenza;Assenza\nAda;${word};;;\nBruno;0;${word};no;\nCarla;;;${word};\nDario;;;;${word}\nEva;5;;assente;\nUgo;0;0;assente;`,
    { day: '2026-11-24' },
  );
  expect([errors, unsure]).toEqual([[], []]);
  const absent = { rings: 0, apptSet: 0, apptDone: 0, alignment: false, absent: true };
  expect(rows.slice(0, 4).map(({ numbers }) => numbers)).toEqual([absent, absent, absent, absent]);
  // At work, and not at the alignment.
  expect(rows.slice(4).map(({ numbers }) => inShort(numbers))).toEqual(['5/0//false', '0/0//false']);
});

test.each([
  ['under a heading that asks who was away', 'Assente', ['sì', 'no', '', 'x', 'presente']],
  ['under any heading, if it says nothing else', 'Stato', ['ferie', 'in sede', '', 'Malattia', 'Presente']],
])('a column of absences %s', (_, heading, cells) => {
  const text = cells.map((cell, at) => `P${at};${['', '5', '6', '', '7'][at]};${cell}`).join('\n');
  expect(
    taken(read(`Nome;Chiamate;${heading}\n${text}`, { day: '2026-11-24' })).map((row) => row.slice(14)),
  ).toEqual(['absent', '5///', '6///', 'absent', '7///']);
});

test('an absence beside numbers is asked about, and decided for the whole file', () => {
  const text =
    'Nome;Chiamate;App. fissati;Note\nAda;88;ferie;\nBruno;5;1;in ferie domani\nCarla;7;permesso;ferie?';
  const { unsure } = read(text, { day: '2026-11-24' });
  expect(unsure).toMatchObject([
    {
      about: 'absence',
      question: 'Erano assenti? Perché alla riga 2 Ada ha numeri e un’assenza, e così un’altra riga',
      choices: [{ value: 'absent' }, { value: 'numbers' }],
    },
  ]);
  const rows = (absences: 'absent' | 'numbers') => taken(read(text, { day: '2026-11-24', absences }));
  expect(rows('numbers')).toEqual([
    'Ada 2026-11-24 88/0//',
    'Bruno 2026-11-24 5/1//',
    'Carla 2026-11-24 7/0//',
  ]);
  expect(rows('absent')).toEqual([
    'Ada 2026-11-24 absent',
    'Bruno 2026-11-24 5/1//',
    'Carla 2026-11-24 absent',
  ]);
});

const days = (cells: readonly string[], options: TrackerOptions = {}) => {
  const text = cells.map((cell, index) => `P${index};${cell};1`).join('\n');
  const { rows, dateOrder, errors } = read(`Nome;Data;Chiamate\n${text}`, options);
  return { days: rows.map(({ date }) => date), dateOrder, wrong: errors.map(({ line }) => line) };
};

test('days are read as people write them', () => {
  const cells = ['2026-11-24', '24/11/2026', '24-11-26', '24.11.2026', '24 nov 2026', 'mar 24 novembre 2026'];
  const more = ['24/11/2026 00:00', '2026-11-24T00:00:00', '24-nov-26', '24 Nov. 2026', '2026/11/24'];
  const ofOthers = ['Nov 24, 2026', 'Tuesday, November 24th 2026', 'Tue Nov 24 2026 09:15:00 GMT+0100 (CET)'];
  const short = [
    '20261124',
    '46350',
    '46350,75',
    "24 nov '26",
    '24/11/2026 (mar)',
    'Martedì, 24/11/2026 ore 9.15',
  ];
  const withoutYear = [
    'mar 24/11',
    '24/11',
    '24-nov',
    '24.11.',
    'ma 24 nov',
    'Nov 24',
    '24 novembre, martedì',
  ];
  const all = [...cells, ...more, ...ofOthers, ...short, ...withoutYear];
  expect(days(all)).toEqual({
    days: all.map(() => '2026-11-24'),
    dateOrder: 'dayFirst',
    wrong: [],
  });
});

test('a time with a zone is an instant, and its day is the one in Rome', () => {
  const before = [
    '2026-11-23T23:00Z',
    '2026-11-23T23:30:00.000Z',
    '2026-11-23 18:30:00 -0500',
    '2026-11-23 11:15 PM UTC',
  ];
  const after = [
    '2026-11-24T22:59:59+00:00',
    '2026-11-25T00:30+0200',
    '11/24/2026 9:15 AM',
    '2026-11-24 12:10 AM CET',
  ];
  const summer = ['2026-07-14T22:00Z', '2026-07-15T21:59Z'];
  expect(days([...before, ...after]).days).toEqual(Array.from({ length: 8 }, () => '2026-11-24'));
  expect(days(summer).days).toEqual(['2026-07-15', '2026-07-15']);
});

test('a day without a year is the last one up to today, or one of the next month, which is refused', () => {
  expect(days(['25/11', '26/11', '20 dic', '27 dicembre', '29/02', 'Feb 1']).days).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-12-20',
    '2025-12-27',
    '2024-02-29',
    '2026-02-01',
  ]);
  // «mar 24» is a Tuesday, or the 24th of March; the 24th of November 2026 is no Friday.
  expect(days(['mar 24', 'ven 24/11', '31/11', '24/13', '12:30', '35000']).wrong).toEqual([2, 3, 4, 5, 6, 7]);
  expect(days(['11/20', '11/5']).days).toEqual(['2026-11-20', '2026-11-05']);
});

test('a day or a name that stands in merged cells is that of the rows below', () => {
  const byDay = [
    'Data;Nome;Chiamate',
    '19/11;Ada;',
    ';Bruno;5',
    ';Carla;6',
    'Totale;;11',
    '20/11;Ada;7',
    ';Bruno;8',
  ];
  const reading = read(byDay.join('\n'));
  expect(taken(reading)).toEqual([
    'Bruno 2026-11-19 5///',
    'Carla 2026-11-19 6///',
    'Ada 2026-11-20 7///',
    'Bruno 2026-11-20 8///',
  ]);
  expect(reading.leftOut[0]?.why).toBe(
    'Nella colonna «Data» ci sono celle unite: una vuota vale come quella sopra',
  );
  const byPerson = read(
    'Nome;Cognome;Data;Chiamate\nAda;Neri;19/11;1\n;;20/11;2\nBruno;Blu;19/11;3\n;;20/11;4',
  );
  expect(taken(byPerson)).toEqual([
    'Ada Neri 2026-11-19 1///',
    'Ada Neri 2026-11-20 2///',
    'Bruno Blu 2026-11-19 3///',
    'Bruno Blu 2026-11-20 4///',
  ]);
});

test('an empty day among others is an error that says what merged cells need', () => {
  const { errors } = read('Nome;Data;Chiamate\nAda;19/11/2026;1\nBruno;;2\nCarla;19/11/2026;3');
  expect(errors).toEqual([
    {
      line: 3,
      column: 'Data',
      message: 'Data «»: serve un giorno in ogni riga, anche dove nel foglio la cella è unita a quella sopra',
    },
  ]);
});

test.each([
  ['below a group', 'Operatore;Chiamate;Appuntamenti;;Presenza', ';;Fissati;Conclusi;'],
  [
    'below a group that names every column',
    'Persona;Telefonate;Appuntamenti;Appuntamenti;',
    'Nome;;Presi;Fatti;Presenza',
  ],
  ['that are whole in neither row', 'Operatore;;Appuntamenti;;', ';Chiamate;Fissati;Conclusi;Presenza'],
  [
    'below groups that say what they are',
    ';Chiamate;Appuntamenti;;Altro',
    'Operatore;Effettuate;Fissati;Conclusi;Presenza',
  ],
])('headings %s are read from both rows', (_, above, below) => {
  const text = `Report di novembre\n${above}\n${below}\nAda;88;3;1;sì\nBruno;70;2;0;no\n${above}\n${below}\nCarla;5;0;0;no`;
  const reading = read(text, { day: '2026-11-24' });
  expect([reading.errors, reading.unsure]).toEqual([[], []]);
  expect(taken(reading)).toEqual([
    'Ada 2026-11-24 88/3/1/true',
    'Bruno 2026-11-24 70/2/0/false',
    'Carla 2026-11-24 5/0/0/false',
  ]);
  expect(reading.headerLine).toBe(3);
});

test('a row below the header that is no heading is a person’s, and a title above it is none', () => {
  expect(taken(read('Nome;Chiamate;Presenza\nAda;;presente\nBruno;5;no', { day: '2026-11-24' }))).toEqual([
    'Ada 2026-11-24 0///true',
    'Bruno 2026-11-24 5///false',
  ]);
  expect(
    read('Presenza di novembre\nNome;Chiamate;Note\nAda;5;ok', { day: '2026-11-24' }).leftOut,
  ).toHaveLength(2);
});

test.each([
  [
    'one that is only possible month first',
    ['11/05/2026', '11/24/2026'],
    ['2026-11-05', '2026-11-24'],
    'monthFirst',
  ],
  ['both kinds', ['11/24/2026', '24/11/2026'], ['2026-11-24'], 'dayFirst'],
  [
    'days that would be in the future day first',
    ['11/12/2026', '11/10/2026'],
    ['2026-11-12', '2026-11-10'],
    'monthFirst',
  ],
  ['days that would be past both ways', ['05/11/2026'], ['2026-11-05'], 'dayFirst'],
  ['no open day', ['2026-11-05'], ['2026-11-05'], null],
])('the order of day and month with %s', (_, cells, expectedDays, dateOrder) => {
  expect(days(cells)).toMatchObject({ days: expectedDays, dateOrder });
});

test('an order that was chosen is kept', () => {
  expect(days(['05/11/2026'], { dateOrder: 'monthFirst' }).days).toEqual(['2026-05-11']);
});

test.each([
  ['tracker 24-11-2026.csv', '2026-11-24'],
  ['tracker_20261124.csv', '2026-11-24'],
  ['24 novembre 2026.csv', '2026-11-24'],
  ['numeri 26 nov.csv', '2025-11-26'],
  ['24.11.26.csv', '2026-11-24'],
  ['turno 1 mario 3.csv', null],
  ['tracker.csv', null],
])('the file %j is of the day %s', (fileName, day) => {
  const reading = read('Nome;Chiamate\nAnna;1', {}, fileName);
  expect(reading.day).toBe(day);
  expect(reading.unsure.map(({ about }) => about)).toEqual(day === null ? ['day'] : []);
  expect(read('Nome;Chiamate\nAnna;1', { day: '2026-11-20' }, fileName).day).toBe('2026-11-20');
});

test('what is not found is asked, with samples, and decided by a heading, by a place or by none', () => {
  const text = 'Chi;Quando;Quante;Altro\nAnna;24/11/2026;5;2\nBruno;24/11/2026;6;3';
  const { unsure } = read(text);
  expect(unsure.map(({ subject, choices }) => [subject, choices.map(({ label }) => label)])).toEqual([
    ['name', ['Chi: Anna, Bruno', 'Quando: 24/11/2026', 'Quante: 5, 6', 'Altro: 2, 3']],
    ['date', ['Quando: 24/11/2026']],
    ['rings', ['Chi: Anna, Bruno', 'Quando: 24/11/2026', 'Quante: 5, 6', 'Altro: 2, 3']],
    ['apptSet', ['Quante: 5, 6', 'Altro: 2, 3']],
    ['apptDone', ['Quante: 5, 6', 'Altro: 2, 3']],
  ]);
  const columns = { name: 'Chi', date: 1, rings: 'quante', apptSet: 3, apptDone: null };
  const decided = read(text, { columns });
  expect([decided.unsure, taken(decided)]).toEqual([[], ['Anna 2026-11-24 5/2//', 'Bruno 2026-11-24 6/3//']]);
  expect(read(text, { columns: { ...columns, rings: 'Squillate' } }).errors).toMatchObject([
    { message: 'Nel file non c’è la colonna «Squillate»' },
  ]);
});

test('a column of numbers without a known heading is asked about, also if a cell has words', () => {
  const text = 'Nome;Chiamate;Appuntamenti\nAnna;88;3\nBruno;70;ferie\nCarla;5;1';
  expect(read(text, { day: '2026-11-24' }).unsure).toMatchObject([
    { subject: 'apptSet' },
    { subject: 'apptDone' },
  ]);
});

test('two columns that could be the same are asked about', () => {
  const text = 'Nome;Chiamate;Telefonate\nAnna;5;6';
  expect(read(text, { day: '2026-11-24' }).unsure).toMatchObject([{ about: 'column', subject: 'rings' }]);
  expect(taken(read(text, { day: '2026-11-24', columns: { rings: 'Telefonate' } }))).toEqual([
    'Anna 2026-11-24 6///',
  ]);
});

const utf8 = (text: string) => new TextEncoder().encode(text);
function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
}

test.each([
  ['UTF-8', (text: string) => utf8(text)],
  ['UTF-8 with a mark', (text: string) => utf8(`\uFEFF${text}`)],
  ['UTF-16 LE', (text: string) => utf16(`\uFEFF${text}`, true)],
  ['UTF-16 BE', (text: string) => utf16(`\uFEFF${text}`, false)],
  ['Windows-1252', (text: string) => Uint8Array.from(text.replace('’', '\x92'), (one) => one.charCodeAt(0))],
])('%s is understood', async (_, encode) => {
  for (const [separator, end] of [
    [';', '\r\n'],
    [',', '\n'],
    ['\t', '\r'],
  ] as const) {
    const text = [
      ['Nominativo', 'Data', 'Chiamate'],
      ['Niccolò D’Àvila', '24/11/2026', '5'],
    ]
      .map((cells) => cells.join(separator))
      .join(end);
    const reading = readTracker(await readTable(encode(text)), {}, { today });
    expect(taken(reading)).toEqual(['Niccolò D’Àvila 2026-11-24 5///']);
  }
});

test('UTF-8 that lost a byte is refused, and not read as another encoding', async () => {
  const whole = utf8('Nome;Chiamate\nNiccolò Là;5\nZoë Però;6');
  const lost = whole.filter((_, at) => at !== whole.indexOf(0xc3) + 1);
  await expect(readTable(lost)).rejects.toThrow('Il testo del file è rovinato');
});

test.each<[what: string, content: Uint8Array, sentence?: RegExp]>([
  ['empty', utf8('')],
  ['of blank rows', utf8(';;\n;;\n')],
  ['prose', utf8('Ciao a tutti.\nOggi niente numeri.')],
  [
    'HTML',
    utf8('<!DOCTYPE html>\n<table><tr><td>Nome</td><td>Chiamate</td></tr></table>'),
    /^È una pagina web/,
  ],
  [
    'HTML that begins with its table',
    utf16('\uFEFF <table border=1><tr><td>Nome;Chiamate', true),
    /^È una pagina web/,
  ],
  [
    'XML of Excel 2003',
    utf8('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="u">'),
    /Excel 2003/,
  ],
  ['a saved page', utf8('MIME-Version: 1.0\nX-Document-Type: Workbook'), /\(\.mht\)/],
  ['SYLK', utf8('ID;PWXL;N;E\nP;PGeneral'), /\(\.slk\)/],
  ['a PDF', utf8('%PDF-1.7\n%\x01'), /^È un PDF/],
  ['a link to a sheet', utf8('{"url": "https://docs.google.com/open?id=1"}'), /foglio Google/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
])('a file that is %s is refused with a sentence', async (_, content, sentence = /^Il file /) => {
  const refused = async () => readTracker(await readTable(content), {}, { today });
  await expect(refused()).rejects.toThrow(sentence);
});

test('a header alone is an error', () => {
  expect(read('Nome;Data;Chiamate\n').errors).toEqual([
    { line: 1, column: null, message: 'Il file non ha nessuna riga da importare' },
  ]);
});

test('columns of roles and teams are read in the words of offices, and what is neither is said', () => {
  const tooLong = 'Quelli che la mattina chiamano prima';
  const reading = read(
    `Nome;Ruolo;TEAM;Chiamate\nAda;Team Leader;;1\nBruno;setter; Lupi  di mare;2\nCarla;Consulente;'=A1;3\nDario;;${tooLong};4\nElena;consulente;${tooLong};5\nFabio;Formatore;Lupi;6`,
    { day: '2026-11-24' },
  );
  expect(reading.errors).toEqual([]);
  expect(reading.rows.map(({ name, role, team }) => [name, role, team])).toEqual([
    ['Ada', 'team_leader', undefined],
    ['Bruno', 'setter', 'Lupi di mare'],
    ['Carla', undefined, '=A1'],
    ['Dario', undefined, undefined],
    ['Elena', undefined, undefined],
    ['Fabio', 'trainer', 'Lupi'],
  ]);
  expect(reading.leftOut).toEqual([
    {
      line: 4,
      why: 'Il ruolo «Consulente» non è Setter, Trainer o Team leader: le sue righe restano senza ruolo',
    },
    { line: 5, why: `La squadra «${tooLong}» ha più di 30 caratteri: le sue righe restano senza` },
    {
      line: 6,
      why: 'Il ruolo «consulente» non è Setter, Trainer o Team leader: le sue righe restano senza ruolo',
    },
  ]);
});

test('a file of one row too many is refused, whatever stands above its heading', () => {
  const rows = (count: number) => `Serata\nNome\tData\tChiamate${'\nx'.repeat(count)}`;
  expect(read(rows(150_000)).sheetRows).toHaveLength(150_000);
  expect(() => read(rows(150_001))).toThrow('Il file ha più di 150000 righe');
});

const HEADER = 'name,date,rings,apptSet,apptDone,alignment';
const wrongDay = (day: string) => (day > today ? { message: 'nel futuro' } : undefined);
const readExact = (...lines: string[]) => readExactTracker(readText(lines.join('\n')), { today, wrongDay });

test('a tracker as CSV has its columns in any order, under their own names or those of our export', () => {
  const reading = readExact(
    '\uFEFFData;Nome;Note;Allineamento;App. Conclusi;App. Fissati;Chiamate\r\n\r',
    '2026-11-24;"Rossi; Anna ";x;sì;0;2;84\r',
    '2026-11-24;Totale;;false;0;0;0',
  );
  expect(taken(reading)).toEqual(['Rossi; Anna 2026-11-24 84/2/0/true', 'Totale 2026-11-24 0/0/0/false']);
  expect(taken(readExact(HEADER, 'Rossi; Anna,2026-11-24,84,2,0,true'))).toHaveLength(1);
  expect(() => readExact('nome,data', 'Anna,2025-10-01')).toThrow(
    'Mancano le colonne: name, date, rings, apptSet, apptDone, alignment',
  );
});

test('in a tracker as CSV nothing is guessed: every wrong cell of every row is told', () => {
  const { rows, errors } = readExact(
    HEADER,
    'Anna,2026-11-24,84,2,0,true',
    'Bruno,2026-02-30,84,2,0,yes',
    ',2026-11-24,-1,2.5,1001,sì',
    'Carla,24/11/2026,10001,,0,true',
    'Dario,2031-01-01,ferie,-,0,TRUE',
    'Elena,2026-11-24,1,0,0,true,di troppo',
    '"Fabio,2026-11-24,1,0,0,true',
    'Gina,2026-11-24,1,0,0,vero',
    ',,,,,false',
  );
  expect(rows).toHaveLength(1);
  expect(errors.map(({ line, column }) => `${line} ${column}`)).toEqual([
    ...['3 date', '3 alignment', '4 name', '4 rings', '4 apptSet', '4 apptDone', '4 alignment'],
    ...['5 date', '5 rings', '5 apptSet', '6 date', '6 rings', '6 apptSet', '6 alignment'],
    ...['7 null', '8 null', '9 alignment', '10 name', '10 date', '10 rings', '10 apptSet', '10 apptDone'],
  ]);
  expect(errors.slice(0, 2).map(({ message }) => message)).toEqual([
    'date «2026-02-30»: serve un giorno che esiste, nella forma AAAA-MM-GG',
    'alignment «yes»: serve true o false',
  ]);
});

test.each(['\n', '\r\n', '\r'])(
  'what follows a row with wrong quotes is read too (rows end with %j)',
  (end) => {
    const { errors } = readExact(
      [
        HEADER,
        '"Bruno,2026-11-24,1,0,0,true',
        '',
        '"Rossi, Carla",2026-11-24,ottanta,0,0,true',
        'Dario,"2026-11-2"4,1,0,0,true',
        'Elena,2031-01-01,1,0,0,true',
        '"Fabio,2026-11-24,1,0,0,true',
      ].join(end),
    );
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [2, null],
      [4, 'rings'],
      [5, null],
      [6, 'date'],
      [7, null],
    ]);
  },
);

test('of a wrong file little more than 10 000 errors are collected, in seconds', () => {
  const began = performance.now();
  expect(readExact(HEADER + '\n"Anna'.repeat(140_000)).errors).toHaveLength(10_001);
  expect(performance.now() - began).toBeLessThan(10_000);
});
