import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readTableApart } from './read-table-apart.ts';

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

test('a file that cannot be read is a sentence', async () => {
  const file = new TextEncoder().encode('PK\u0003\u0004rovinata');
  await expect(readTableApart(file)).rejects.toThrow('è rovinata');
});
