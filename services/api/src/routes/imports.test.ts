import { gzipSync } from 'node:zlib';
import { clockStartingAt } from '@vetta/league/time/clock';
import { expect, test } from 'vitest';
import { type Asked, useApi } from '../../testing/api.ts';

const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T18:00:00Z')) });

const HEADER = 'name,date,rings,apptSet,apptDone,alignment';
const csv = { 'Content-Type': 'text/csv' };
const send = (raw: Asked['raw'], query = '', headers: Record<string, string> = csv) =>
  api.ask(`POST /api/admin/imports${query}`, { raw: raw ?? '', headers });
const entries = async (day: string) => (await api.ask(`GET /api/admin/entries?date=${day}`)).body;

test('a file is checked by a dry run, imported, and undone by the audit id of the import', async () => {
  const file = `\uFEFF${HEADER.replaceAll(',', ';')}\r\n"Rossi; Niccolò";2025-10-20;84;2;0;true\r\n`;
  const report = {
    newPlayers: ['Rossi; Niccolò'],
    entries: { created: 1, replaced: 0, unchanged: 0 },
    replacements: [],
    opensMonths: [],
    demoRemoved: false,
    errors: [],
  };
  const rehearsed = await send(file, '?dryRun=true');
  expect(rehearsed.status).toBe(200);
  expect(rehearsed.body).toEqual(report);
  expect(rehearsed.headers.get('X-Audit-Id')).toBeNull();
  expect(await entries('2025-10-20')).toEqual([]);

  const taken = await send(file, '', { 'Content-Type': 'text/csv; charset=utf-8' });
  expect(taken.status).toBe(200);
  expect(taken.body).toEqual(report);
  expect(await entries('2025-10-20')).toMatchObject([{ rings: 84, apptSet: 2, alignment: true }]);

  expect((await send(file, '?dryRun=false')).body.entries).toEqual({ created: 0, replaced: 0, unchanged: 1 });
  const undone = await api.ask(`POST /api/admin/audit/${taken.headers.get('X-Audit-Id')}/undo`);
  expect(undone.status).toBe(204);
  expect((await api.ask('GET /api/admin/players')).body).toEqual([]);
});

test.each([
  ['JSON', { 'Content-Type': 'application/json' }],
  ['a form', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['of no type', { 'Content-Type': '' }],
  ['compressed', { ...csv, 'Content-Encoding': 'gzip' }],
])('a body that is %s is refused', async (_, headers: Record<string, string>) => {
  const answer = await send(new Uint8Array(gzipSync(HEADER)), '', headers);
  expect(answer.status).toBe(415);
  expect(answer.body).toEqual({ error: expect.stringContaining('text/csv') });
});

const filled = (bytes: number) => {
  const start = `${HEADER}\nAnna,2025-10-21,1,0,0,true`;
  return start + '\n'.repeat(bytes - start.length);
};

test('5 MB are accepted, and a byte more is too large, with or without Content-Length', async () => {
  const largest = 5 * 1024 * 1024;
  expect((await send(filled(largest))).status).toBe(200);
  const tooLarge = await send(filled(largest + 1));
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.body).toEqual({ error: 'Il file è troppo grande: al massimo 5 MB' });

  const bytes = new TextEncoder().encode(filled(largest + 1));
  expect((await send(new Blob([bytes]).stream())).status).toBe(413);
});
