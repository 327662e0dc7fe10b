import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const day = new Date('2026-11-24T00:00:00Z');

test('a workbook that unpacks to more than 50 MB is refused, whatever it says of its sizes', async () => {
  const bomb = zipSync({
    'xl/worksheets/sheet1.xml': new Uint8Array(51 * 1024 * 1024),
    '[Content_Types].xml': new Uint8Array(),
  });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readTable(bomb)).rejects.toThrow('al massimo 50 MB');
  // The size that the directory says of the first part: one byte.
  const view = new DataView(bomb.buffer);
  for (let at = bomb.length - 22; at > 0; at -= 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true);
  const began = performance.now();
  await expect(readTable(bomb)).rejects.toThrow('al massimo 50 MB');
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('any byte of a workbook may be wrong: it is read or refused with a sentence', async () => {
  const whole = await writeXlsx({
    sheets: [
      {
        name: 'Oggi',
        rows: [
          ['Nome', 'Data', 'Chiamate'],
          ['Ada Neri', day, 12],
        ],
      },
    ],
  });
  for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 300)) {
    const damaged = whole.slice();
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    await readTable(damaged).catch((error: Error) => {
      expect(error.name, `byte ${at}: ${error.stack}`).toBe('UnreadableTable');
    });
  }
});

test('a workbook of 150 000 rows takes ten times as long as one of 15 000, and not a hundred times', async () => {
  const workbookOf = (count: number) =>
    writeXlsx({
      sheets: [
        {
          name: 'Numeri',
          rows: Array.from({ length: count }, (_, row) => [
            `Persona ${row % 1_000}`,
            day,
            row % 130,
            3,
            1,
            true,
          ]),
        },
      ],
    });
  const timed = async (count: number) => {
    const bytes = new Uint8Array(await workbookOf(count));
    const began = performance.now();
    const table = await readTable(bytes);
    expect(table.sheets[0]?.rows).toHaveLength(count);
    return performance.now() - began;
  };
  // The first reading is slow: its code is not compiled yet.
  await timed(15_000);
  const few = await timed(15_000);
  const many = await timed(150_000);
  console.log(`15 000 rows: ${Math.round(few)} ms, 150 000 rows: ${Math.round(many)} ms`);
  expect(many).toBeLessThan(few * 25);
});
