import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readTable } from '@vetta/contract/tracker/read-table';
import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readTableApart } from './read-table-apart.ts';

const encoded = (text: string) => new TextEncoder().encode(text);
const ROWS = 60_000;

test('a large workbook is read as on this thread, which is free meanwhile', async () => {
  const day = new Date('2026-10-20T00:00:00Z');
  const rows = Array.from({ length: ROWS }, (_, row) => [
    `Persona ${row % 1_000}`,
    day,
    row % 130,
    3,
    1,
    true,
  ]);
  const file = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Ottobre', rows }] }));
  const start = performance.now();
  const expected = await readTable(file);
  const tookHere = performance.now() - start;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const begun = performance.now();
  const table = await readTableApart(file.slice());
  const took = performance.now() - begun;
  delay.disable();
  console.log(
    `${ROWS} rows, ${(file.length / 1024 / 1024).toFixed(1)} MB: ${Math.round(took)} ms, this thread at most ${Math.round(delay.max / 1e6)} ms`,
  );
  expect(table).toEqual(expected);
  // Read on this thread, it would stand still for all of that time.
  expect(delay.max / 1e6).toBeLessThan(tookHere / 2);
});

test('a workbook, its sheets in their order', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Centro',
        rows: [
          ['Nome', 'Chiamate'],
          ['Ada Neri', 12],
        ],
      },
      {
        name: 'Nord',
        rows: [
          ['Nome', 'Chiamate'],
          ['Ugo Blu', 7],
        ],
      },
    ],
  });
  const { format, sheets } = await readTableApart(new Uint8Array(bytes));
  expect(format).toBe('xlsx');
  expect(sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => cells)])).toEqual([
    [
      'Centro',
      [
        ['Nome', 'Chiamate'],
        ['Ada Neri', '12'],
      ],
    ],
    [
      'Nord',
      [
        ['Nome', 'Chiamate'],
        ['Ugo Blu', '7'],
      ],
    ],
  ]);
});

const bomb = () => zipSync({ '[Content_Types].xml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 });
const encrypted = () => {
  const bytes = new Uint8Array(2_000);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0]);
  bytes.set(
    new Uint8Array(new Uint16Array([...'EncryptedPackage'].map((letter) => letter.charCodeAt(0))).buffer),
    600,
  );
  return bytes;
};
test.each([
  ['a zip bomb', bomb, 'troppo grande una volta aperta'],
  ['an encrypted workbook', encrypted, 'protetta da una password'],
  ['a broken workbook', () => encoded('PK\u0003\u0004rovinata'), 'è rovinata'],
])('%s is a sentence', async (_, file, sentence) => {
  await expect(readTableApart(new Uint8Array(file()))).rejects.toThrow(sentence);
});
