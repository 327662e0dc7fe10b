import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readTable } from '@vetta/tables/read-table';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readTableApart } from './read-table-apart.ts';

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
