import { unzipSync, zipSync } from 'fflate';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { readTracker, type TrackerOptions } from './read-tracker.ts';

const today = '2026-11-25';
const day = new Date('2026-11-24T00:00:00Z');
const HEADER = ['Operatore', 'Data', 'Chiamate', 'App. fissati', 'App. conclusi', 'Allineamento'];
const ROWS = [
  ['Tracker di novembre'],
  [],
  HEADER,
  ['Niccolò «Nino» & Co', day, 1234, 3, 1, true],
  ['Ada Neri', day, 12, 0, 0, false],
  ['Totale', null, 1246, 3, 1],
];
const TAKEN = ['Niccolò «Nino» & Co 2026-11-24 1234/3/1/true on 4', 'Ada Neri 2026-11-24 12/0/0/false on 5'];

async function read(bytes: Uint8Array, options: TrackerOptions = {}) {
  const reading = readTracker(await readTable(bytes), options, { today });
  const taken = reading.rows.map(({ line, name, date, numbers }) =>
    [name, date, Object.values(numbers).join('/'), 'on', line].join(' '),
  );
  return { ...reading, taken };
}

test.each([
  ['xlsx', () => writeXlsx({ sheets: [{ name: 'Novembre', rows: ROWS }] })],
  ['ods', () => writeOds({ sheets: [{ name: 'Novembre', rows: ROWS }] })],
])('an %s file is read by its values, with the rows of its sheet', async (format, write) => {
  const reading = await read(await write());
  expect(reading.taken).toEqual(TAKEN);
  expect(reading).toMatchObject({ format, sheet: 'Novembre', sheets: ['Novembre'], unsure: [], errors: [] });
  expect(reading.leftOut.map(({ line }) => line)).toEqual([1, 6]);
});

const sheetsOf = (names: readonly string[]) =>
  names.map((name, index) => ({
    name,
    rows: [
      ['Nome', 'Chiamate'],
      ['Ada Neri', index + 1],
    ],
  }));

test.each([
  ['xlsx', (names: readonly string[]) => writeXlsx({ sheets: sheetsOf(names) })],
  ['ods', (names: readonly string[]) => writeOds({ sheets: sheetsOf(names) })],
])('of several sheets of an %s file one is chosen, by its name or by its day', async (_, write) => {
  const bytes = await write(['23-11-2026', 'A & B', '24-11-2026']);
  expect(await read(bytes)).toMatchObject({
    sheets: ['23-11-2026', 'A & B', '24-11-2026'],
    unsure: [
      { about: 'sheet', choices: [{ value: '23-11-2026' }, { value: 'A & B' }, { value: '24-11-2026' }] },
    ],
  });
  expect((await read(bytes, { sheet: '24-11-2026' })).taken).toEqual(['Ada Neri 2026-11-24 3 on 2']);
  expect((await read(bytes, { day: '2026-11-23' })).taken).toEqual(['Ada Neri 2026-11-23 1 on 2']);
  expect((await read(bytes, { sheet: 'A & B', day: '2026-11-20' })).taken).toEqual([
    'Ada Neri 2026-11-20 2 on 2',
  ]);
});

test('a formula is read by the value that was stored with it, a hidden sheet is not read', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Oggi',
        rows: [
          ['Nome', 'Data', 'Chiamate'],
          ['Ada Neri', day, null],
        ],
        cells: new Map([['1,2', { formula: 'SUM(40,2)', formulaResult: 42 }]]),
      },
      {
        name: 'Vecchio',
        rows: [
          ['Nome', 'Chiamate'],
          ['Ada Neri', 1],
        ],
        hidden: true,
      },
    ],
  });
  expect(await read(bytes)).toMatchObject({
    taken: ['Ada Neri 2026-11-24 42 on 2'],
    sheets: ['Oggi'],
    unsure: [],
  });
});

/** A workbook of one sheet with these rows of XML. */
const xlsxOf = (rows: string, { styles = '', calculation = '' } = {}) => {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (...targets: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(
        (target, at) =>
          `<Relationship Id="rId${at}" Type="${type}/${target.split(' ')[0]}" Target="${target.split(' ')[1]}"/>`,
      )
      .join('')}</Relationships>`;
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations('officeDocument xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns:r="${type}"><sheets><sheet name="Oggi" sheetId="1" r:id="rId0"/></sheets>${calculation}</workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet worksheets/sheet1.xml', 'styles styles.xml'),
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );
};
const word = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const titles = `<row>${['Nome', 'Chiamate', 'App. fissati'].map(word).join('')}</row>`;

test.each([
  ['no value', '<c><f>B1+C1</f></c>', '=B1+C1'],
  ['an empty value', '<c><f>B1&lt;C1</f><v></v></c>', '=B1<C1'],
  ['an empty value, as openpyxl has it', '<c r="B2"><f>SUM(F2:G2)</f><v /></c>', '=SUM(F2:G2)'],
  ['a shared formula', '<c><f t="shared" si="0"/></c>', '=…'],
])('a formula with %s is wrong, and never 0', async (_, cell, formula) => {
  const { errors, rows } = await read(xlsxOf(`${titles}<row>${word('Ada')}${cell}<c><v>3</v></c></row>`), {
    day: '2026-11-24',
  });
  expect(rows).toEqual([]);
  expect(errors).toEqual([
    {
      line: 2,
      column: 'Chiamate',
      message: `Chiamate «formula senza valore: ${formula}»: apri il file con Excel o LibreOffice, che la calcolano, salvalo e riprova`,
    },
  ]);
});

test('the 0 of a formula is no value where the workbook asks to be calculated when it is opened', async () => {
  const rows = `${titles}<row>${word('Ada')}<c><f>F2+G2</f><v>0</v></c><c><v>0</v></c></row><row>${word('Eva')}<c><f>F3</f><v>7</v></c></row>`;
  const asked = await read(xlsxOf(rows, { calculation: '<calcPr calcId="1" fullCalcOnLoad="1"/>' }), {
    day: '2026-11-24',
  });
  expect([asked.errors.map(({ line }) => line), asked.taken]).toEqual([[2], ['Eva 2026-11-24 7/0 on 3']]);
  expect((await read(xlsxOf(rows), { day: '2026-11-24' })).taken).toEqual([
    'Ada 2026-11-24 0/0 on 2',
    'Eva 2026-11-24 7/0 on 3',
  ]);
});

test('an empty text that a formula gave is an empty cell, and other values stay as they are', async () => {
  const cells = '<c t="str"><f>IF(1,"")</f><v></v></c><c><f>1+1</f><v>2</v></c>';
  const { taken, errors } = await read(xlsxOf(`${titles}<row>${word('Ada')}${cells}</row>`), {
    day: '2026-11-24',
  });
  expect([taken, errors]).toEqual([['Ada 2026-11-24 0/2 on 2'], []]);
});

test('a percentage is no number of calls: 100% is not 1', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="0.0%"/><numFmt formatCode="0 &quot;%&quot;" numFmtId="171"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>';
  const rows = [1, 2, 3].map(
    (style) => `<row>${word(`P${style}`)}<c s="${style}"><v>1</v></c><c><v>3</v></c></row>`,
  );
  const { taken, errors } = await read(xlsxOf(titles + rows.join(''), { styles }), { day: '2026-11-24' });
  expect(errors.map(({ line, message }) => [line, message.split(':')[0]])).toEqual([
    [2, 'Chiamate «100%»'],
    [3, 'Chiamate «100%»'],
  ]);
  expect(taken).toEqual(['P3 2026-11-24 1/3 on 4']);
});

test('formulas without a value and percentages of an .ods file are wrong too', async () => {
  const bytes = await writeOds({
    sheets: [
      {
        name: 'Oggi',
        rows: [
          ['Nome', 'Chiamate'],
          ['Ada', 4_242],
          ['Eva', 4_343],
          ['Ugo', 7],
        ],
      },
    ],
  });
  const parts = unzipSync(new Uint8Array(bytes));
  const content = new TextDecoder()
    .decode(parts['content.xml'])
    .replace(
      /<table:table-cell[^>]*"4242"[^>]*>.*?<\/table:table-cell>/,
      '<table:table-cell table:formula="of:=[.C2]+1"/>',
    )
    .replace(
      /<table:table-cell[^>]*"4343"[^>]*>.*?<\/table:table-cell>/,
      '<table:table-cell office:value-type="percentage" office:value="1"><text:p>100%</text:p></table:table-cell>',
    );
  const { errors, taken } = await read(
    zipSync({ ...parts, 'content.xml': new TextEncoder().encode(content) }),
    { day: '2026-11-24' },
  );
  expect(errors.map(({ message }) => message.split('»')[0])).toEqual([
    'Chiamate «formula senza valore: =[.C2]+1',
    'Chiamate «100%',
  ]);
  expect(taken).toEqual(['Ugo 2026-11-24 7 on 4']);
});

const sheet = () => writeXlsx({ sheets: [{ name: 'Oggi', rows: ROWS }] });

test('an encrypted workbook is refused with a sentence', async () => {
  const encrypted = await writeXlsx({
    sheets: [{ name: 'Oggi', rows: ROWS }],
    encryption: { password: 'segreta', spinCount: 1 },
  });
  await expect(read(encrypted)).rejects.toThrow('protetta da una password');
});

test('a broken workbook, an archive of something else and an old workbook are refused with a sentence', async () => {
  const whole = await sheet();
  for (const length of [10, 200, 1_000, whole.length - 30])
    await expect(read(whole.slice(0, length))).rejects.toThrow('è rovinata');
  const parts = {
    '[Content_Types].xml': new TextEncoder().encode('<Types'),
    'xl/workbook.xml': new Uint8Array(9),
  };
  await expect(read(zipSync(parts))).rejects.toThrow('è rovinata');
  await expect(read(zipSync({ 'nota.md': new Uint8Array(3) }))).rejects.toThrow(
    'non è una cartella di lavoro',
  );
  for (const [part, sentence] of [
    ['xl/workbook.bin', '(.xlsb): aprila con Excel, salvala come .xlsx'],
    ['Index/Document.iwa', 'Numbers: esportalo come Excel'],
    ['word/document.xml', 'documento di Word'],
    ['novembre.xlsx', 'archivio .zip: estrai'],
  ] as const)
    await expect(
      read(zipSync({ '[Content_Types].xml': new Uint8Array(3), [part]: new Uint8Array(3) })),
    ).rejects.toThrow(sentence);
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]);
  await expect(read(old)).rejects.toThrow('.xls');
});

test('a workbook of too many rows or columns is refused', async () => {
  const wide = await writeXlsx({
    sheets: [{ name: 'Oggi', rows: [[...HEADER, ...Array.from({ length: 201 }, () => 1)]] }],
  });
  await expect(read(wide)).rejects.toThrow('più di 200 colonne');
});
